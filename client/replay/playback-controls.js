// The controls of a replay: slider, steps, play and pause, and from which viewpoint.

import { h } from '../dom.js';
import { t } from '../words.js';
import { choice } from '../parts/header.js';
import { icon } from '../parts/icons.js';
import { SPEEDS, stepText } from './replay-state.js';

/**
 * @param {import('../app.js').App} app
 * @param {import('./replay-state.js').ReplayState} state
 */
export function playbackControls(app, state) {
  let copied = '';

  /** Goes to a step and announces what happened; the slider announces it itself. @param {number} at */
  function goTo(at) {
    state.pause();
    state.go(at);
    if (state.replay) app.announce(stepText(state.replay, state.step, t('replay-start')));
  }

  async function copy() {
    const link = state.link();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without HTTPS there is only the old clipboard command.
      const field = document.createElement('textarea');
      field.value = link;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    copied = link;
    app.announce(t('lobby-copied'));
    app.redraw();
  }

  const commands = {
    first: () => goTo(0),
    back: () => goTo(state.step - 1),
    play: () => state.togglePlaying(),
    forward: () => goTo(state.step + 1),
    last: () => goTo(state.lastStep()),
  };

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const command = /** @type {Record<string, keyof typeof commands>} */ ({
      ArrowLeft: 'back',
      ArrowRight: 'forward',
      Home: 'first',
      End: 'last',
      ' ': 'play',
    })[event.key];
    const target = event.target instanceof Element ? event.target : null;
    // Elements that use the key themselves keep it.
    if (!command || target?.closest('input, select, textarea, [role=tablist], details')) return;
    if (event.key === ' ' && target?.closest('button, a, summary')) return;
    event.preventDefault();
    commands[command]();
  }

  /** @param {keyof typeof commands} name @param {boolean} can @param {string} [picture] */
  const button = (name, can, picture = name) =>
    h(
      'button',
      {
        key: name,
        class: `icon-button ${name === 'play' ? 'main' : ''}`,
        'aria-disabled': `${!can}`,
        title: t(`replay-${picture}`),
        'aria-label': t(`replay-${picture}`),
        on: { click: () => can && commands[name]() },
      },
      icon(picture),
    );

  const slider = (/** @type {import('./replay-state.js').Replay} */ replay) =>
    h('input', {
      type: 'range',
      class: 'slider',
      min: 0,
      max: state.lastStep(),
      value: `${state.step}`,
      'aria-label': t('replay-step'),
      'aria-valuetext':
        t('replay-at', { at: state.step, of: state.lastStep() }) +
        `: ${stepText(replay, state.step, t('replay-start'))}`,
      on: {
        input: (/** @type {any} */ event) => {
          state.pause();
          state.go(Number(event.target.value));
        },
      },
    });

  return {
    keys,
    draw() {
      const { replay, step } = state;
      if (!replay) return null;
      return h(
        'section',
        { class: 'playback', key: 'playback', 'aria-label': t('replay-controls') },
        h(
          'p',
          { class: 'step-text' },
          h('b', null, t('replay-at', { at: step, of: state.lastStep() })),
          ' ',
          stepText(replay, step, t('replay-start')),
        ),
        slider(replay),
        h(
          'div',
          { class: 'playback-buttons' },
          button('first', step > 0),
          button('back', step > 0),
          button('play', true, state.playing ? 'pause' : 'play'),
          button('forward', step < state.lastStep()),
          button('last', step < state.lastStep()),
        ),
      );
    },
    /** Draws viewpoint, speed, and the link. */
    settings() {
      const { replay } = state;
      if (!replay) return null;
      const viewpoints = [
        ...replay.names.map((name, seat) => [
          `${seat}`,
          seat === replay.you ? t('replay-viewpoint-you', { name }) : name,
        ]),
        ['watch', t('replay-viewpoint-watch')],
        ['all', t('replay-viewpoint-all')],
      ];
      const speeds = SPEEDS.map((speed) => [speed, t('replay-speed-is', { speed })]);
      return h(
        'div',
        { class: 'playback-settings', key: 'settings' },
        choice(t('replay-viewpoint'), state.viewpoint, viewpoints, state.setViewpoint),
        choice(t('replay-speed'), state.speed, speeds, state.setSpeed),
        h(
          'button',
          { class: 'button', on: { click: copy } },
          icon('copy'),
          t(copied === state.link() ? 'lobby-copied' : 'replay-link'),
        ),
      );
    },
  };
}
