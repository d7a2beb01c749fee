// The parts of the children's table: players, turns and buttons as pictures. Every picture has a name for screen
// readers.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { chip } from '../tiles.js';
import { child, picture, robot, star } from './pictures.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 */

/** @param {string} key @param {Record<string, string | number>} [values] */
const message = (key, values) => t(`fiches-kids-${key}`, values);

/** Draws chips in piles of five. @param {number} many */
const coins = (many) =>
  h(
    'span',
    { class: 'coins', 'aria-hidden': 'true' },
    Array.from({ length: Math.ceil(many / 5) }, (_, pile) =>
      h(
        'span',
        { key: pile, class: 'heap' },
        Array.from({ length: Math.min(5, many - pile * 5) }, (_, at) =>
          h('span', { key: at, class: 'coin', style: { '--nth': `${at}` } }, chip()),
        ),
      ),
    ),
  );

/** @param {Scene} scene @param {number} seat */
function player(scene, seat) {
  const you = seat === scene.you;
  const tiles = sizeOf(scene.view.racks[seat]);
  const on = !scene.over && scene.turn === seat;
  const label = [
    scene.names[seat],
    t('fiches-tiles', { count: tiles }),
    t('fiches-chips', { count: scene.view.chips[seat] }),
    on && t('turn-on'),
  ];
  return h(
    'div',
    { key: seat, class: `kid ${on ? 'on-turn' : ''}`, 'data-seat': seat },
    hiddenLabel(...label),
    h('span', { class: 'portrait' }, you ? child() : robot(seat)),
    coins(scene.view.chips[seat]),
    !you &&
      h(
        'span',
        { class: 'left', 'aria-hidden': 'true' },
        Array.from({ length: tiles }, (_, at) => h('i', { key: at })),
      ),
  );
}

/** @param {Scene} scene */
export const others = (scene) =>
  h(
    'div',
    { class: 'kids-others', key: 'others', role: 'group', 'aria-label': t('table-others') },
    scene.names.map((_, seat) => seat !== scene.you && player(scene, seat)),
  );

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} click
 * @param {{on?: boolean, main?: boolean}} [how]
 */
export const round = (name, label, click, { on = true, main = false } = {}) =>
  h(
    'button',
    {
      key: name,
      class: `round-button ${name} ${main ? 'main' : ''}`,
      disabled: !on,
      title: label,
      'aria-label': label,
      on: { click },
    },
    name === 'draw' ? [h('span', { class: 'pot-tile' }), h('span', { class: 'minus' }, '−', chip())] : picture(name),
  );

/**
 * Shows whose turn it is, and the buttons of all actions.
 * @param {Scene} scene
 * @param {{prompt: string, proposals: Proposal[]}} bar
 * @param {object} can
 * @param {(proposal: Proposal) => void} can.press
 * @param {(() => void) | null} can.undo
 * @param {() => void} can.hint
 * @param {string} can.refusal
 */
export function buttons(scene, bar, can) {
  const proposal = (/** @type {string} */ what) => bar.proposals.find(({ action }) => action.do === what);
  const lay = proposal('lay');
  const draw = proposal('draw');
  const pass = proposal('pass');
  const at = !scene.mine ? 'wait' : can.refusal || (lay && !lay.main) ? 'hmm' : 'turn';
  return h(
    'section',
    {
      class: `kids-bar ${scene.mine ? 'mine' : ''}`,
      key: 'bar',
      tabindex: '-1',
      'data-focus-fallback': true,
      'aria-label': t('bar'),
    },
    h(
      'p',
      { class: `sign ${at}`, key: 'sign' },
      picture(at),
      h(
        'span',
        { class: 'visually-hidden' },
        can.refusal || (scene.mine ? `${t('turn-yours')}. ${bar.prompt}` : message('wait')),
      ),
    ),
    round('hint', t('bar-hint'), can.hint, { on: scene.mine }),
    round('undo', message('undo'), () => can.undo?.(), { on: can.undo !== null }),
    pass
      ? round('pass', pass.label, () => can.press(pass))
      : round('draw', draw ? `${draw.label}, ${draw.note ?? ''}` : message('draw'), () => draw && can.press(draw), {
          on: !!draw,
          main: !!draw?.main,
        }),
    round('done', lay?.label ?? message('done'), () => lay && can.press(lay), { on: !!lay, main: !!lay?.main }),
  );
}

/** @param {Scene} scene */
export const yourself = (scene) => scene.you !== null && player(scene, scene.you);

/** The end of the game. @param {Scene} scene @param {() => void} again @param {() => void} home */
export function ending(scene, again, home) {
  const winners = /** @type {number[]} */ (scene.view.winners);
  const won = scene.you !== null && winners.includes(scene.you);
  return h(
    'section',
    { class: 'kids-end', key: 'end', tabindex: '-1', 'data-focus-fallback': true, 'aria-labelledby': 'kids-end' },
    h('h1', { id: 'kids-end', class: 'visually-hidden' }, won ? message('won') : message('over')),
    h(
      'div',
      { class: 'stars', 'aria-hidden': 'true' },
      Array.from({ length: 5 }, (_, at) => h('span', { key: at, style: { '--nth': `${at}` } }, star())),
    ),
    h(
      'ul',
      { class: 'podium' },
      scene.names.map((_, seat) =>
        h(
          'li',
          { key: seat, class: winners.includes(seat) ? 'won' : '' },
          winners.includes(seat) && star(),
          player(scene, seat),
        ),
      ),
    ),
    h(
      'div',
      { class: 'kids-bar' },
      round('again', t('end-rematch'), again, { main: true }),
      round('home', t('to-home'), home),
    ),
  );
}

/** The start page: a game with one bot or two. @param {(many: number) => void} begin @param {boolean} busy */
export const welcome = (begin, busy) =>
  h(
    'section',
    { class: 'kids-start', key: 'start' },
    h('h1', null, message('title')),
    h(
      'div',
      { class: 'kids-choice' },
      [1, 2].map((many) =>
        h(
          'button',
          {
            key: many,
            class: 'kids-many',
            disabled: busy,
            'aria-label': message('begin', { count: many }),
            on: { click: () => begin(many) },
          },
          child(),
          h('span', { class: 'and', 'aria-hidden': 'true' }, '+'),
          Array.from({ length: many }, (_, at) => robot(at + 1)),
        ),
      ),
    ),
    h('p', { class: 'small' }, message('grown-ups')),
  );
