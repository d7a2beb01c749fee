// Going through a game: a slider, steps, play and pause, and through whose eyes.

import { h } from '../dom.js';
import { t } from '../words.js';
import { choice } from '../parts/header.js';
import { mark } from '../parts/marks.js';
import { saying, SPEEDS } from './looking.js';

/**
 * @param {import('../app.js').App} app
 * @param {import('./looking.js').Looking} looking
 */
export function scrub(app, looking) {
  let copied = '';

  /** Goes there, and says what happened: a slider says it by itself. @param {number} at */
  function step(at) {
    looking.pause();
    looking.go(at);
    if (looking.replay) app.tell(saying(looking.replay, looking.at, t('back.start')));
  }

  async function copy() {
    const link = looking.link();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without HTTPS there is no clipboard but the old one.
      const field = document.createElement('textarea');
      field.value = link;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    copied = link;
    app.tell(t('lobby.copied'));
    app.redraw();
  }

  const ways = {
    first: () => step(0),
    back: () => step(looking.at - 1),
    play: () => looking.play(),
    forward: () => step(looking.at + 1),
    last: () => step(looking.last()),
  };

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = /** @type {Record<string, keyof typeof ways>} */ ({
      ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last', ' ': 'play',
    })[event.key];
    const target = event.target instanceof Element ? event.target : null;
    // Whatever has a use for the key itself keeps it.
    if (!way || target?.closest('input, select, textarea, [role=tablist], details')) return;
    if (event.key === ' ' && target?.closest('button, a, summary')) return;
    event.preventDefault();
    ways[way]();
  }

  /** @param {keyof typeof ways} name @param {boolean} can @param {string} [picture] */
  const button = (name, can, picture = name) =>
    h(
      'button',
      {
        key: name,
        class: `icon-button ${name === 'play' ? 'main' : ''}`,
        'aria-disabled': `${!can}`,
        title: t(`back.${picture}`),
        'aria-label': t(`back.${picture}`),
        on: { click: () => can && ways[name]() },
      },
      mark(picture),
    );

  const slider = (/** @type {import('./looking.js').Replay} */ replay) =>
    h('input', {
      type: 'range',
      class: 'slider',
      min: 0,
      max: looking.last(),
      value: `${looking.at}`,
      'aria-label': t('back.moment'),
      'aria-valuetext': `${t('back.at', { at: looking.at, of: looking.last() })}: ${saying(replay, looking.at, t('back.start'))}`,
      on: {
        input: (/** @type {any} */ event) => {
          looking.pause();
          looking.go(Number(event.target.value));
        },
      },
    });

  return {
    keys,
    draw() {
      const { replay, at } = looking;
      if (!replay) return null;
      return h(
        'section',
        { class: 'scrub', key: 'scrub', 'aria-label': t('back.controls') },
        h(
          'p',
          { class: 'told' },
          h('b', null, t('back.at', { at, of: looking.last() })),
          ' ',
          saying(replay, at, t('back.start')),
        ),
        slider(replay),
        h(
          'div',
          { class: 'ways' },
          button('first', at > 0),
          button('back', at > 0),
          button('play', true, looking.playing ? 'pause' : 'play'),
          button('forward', at < looking.last()),
          button('last', at < looking.last()),
        ),
      );
    },
    /** Whose eyes, how fast, and the link. */
    wishes() {
      const { replay } = looking;
      if (!replay) return null;
      const eyes = [
        ...replay.names.map((name, seat) => [`${seat}`, seat === replay.you ? t('back.eyes.you', { name }) : name]),
        ['watch', t('back.eyes.watch')],
        ['all', t('back.eyes.all')],
      ];
      const speeds = SPEEDS.map((speed) => [speed, t('back.speed.is', { speed })]);
      return h(
        'div',
        { class: 'wishes', key: 'wishes' },
        choice(t('back.eyes'), looking.eyes, eyes, looking.see),
        choice(t('back.speed'), looking.speed, speeds, looking.hurry),
        h(
          'button',
          { class: 'button', on: { click: copy } },
          mark('copy'),
          t(copied === looking.link() ? 'lobby.copied' : 'back.link'),
        ),
      );
    },
  };
}
