// The parts of the children's table: players, turns and buttons as pictures. Every picture has a name for screen
// readers.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { chip } from '../tiles.js';
import { child, HOW_MANY } from './children.js';
import { demonstration } from './demonstration.js';
import { picture, star } from './pictures.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 * @typedef {(seat: number) => number} Faces  which child sits there
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

/** @param {number} nth */
const nameOf = (nth) => message('child', { count: nth + 1 });

/** @param {Scene} scene @param {number} seat @param {Faces} faces @param {import('./children.js').Mood} [mood] */
function player(scene, seat, faces, mood) {
  const you = seat === scene.you;
  const tiles = sizeOf(scene.view.racks[seat]);
  const on = !scene.over && scene.turn === seat;
  const label = [
    nameOf(faces(seat)),
    t('fiches-tiles', { count: tiles }),
    t('fiches-chips', { count: scene.view.chips[seat] }),
    on && t('turn-on'),
  ];
  return h(
    'div',
    { key: seat, class: `kid ${on ? 'on-turn' : ''}`, 'data-seat': seat },
    hiddenLabel(...label),
    h('span', { class: 'portrait' }, child(faces(seat), mood)),
    coins(scene.view.chips[seat]),
    !you &&
      h(
        'span',
        { class: 'left', 'aria-hidden': 'true' },
        Array.from({ length: tiles }, (_, at) => h('i', { key: at })),
      ),
  );
}

/** @param {Faces} faces @returns {(scene: Scene) => import('/dom.js').Child} */
export const others = (faces) => (scene) =>
  h(
    'div',
    { class: 'kids-others', key: 'others', role: 'group', 'aria-label': t('table-others') },
    scene.names.map((_, seat) => seat !== scene.you && player(scene, seat, faces)),
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
 * How a child looks at what lies on the table, before it is done.
 * @type {Record<string, import('./children.js').Mood>}
 */
const MOODS = { almost: 'thinking', right: 'happy' };

/**
 * Shows whose turn it is and whether the table is right yet, and the buttons of all actions.
 * @param {Scene} scene
 * @param {{prompt: string, proposals: Proposal[]}} bar
 * @param {object} can
 * @param {(proposal: Proposal) => void} can.press
 * @param {(() => void) | null} can.undo
 * @param {() => void} can.hint
 * @param {string} can.refusal
 * @param {Faces} faces
 */
export function buttons(scene, bar, can, faces) {
  const proposal = (/** @type {string} */ what) => bar.proposals.find(({ action }) => action.do === what);
  const lay = proposal('lay');
  const draw = proposal('draw');
  const pass = proposal('pass');
  const built = lay && (lay.main ? 'right' : 'almost');
  const at = !scene.mine ? 'wait' : can.refusal ? 'almost' : (built ?? 'turn');
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
      MOODS[at] ? child(faces(scene.you ?? 0), MOODS[at]) : picture(at),
      h(
        'span',
        { class: 'visually-hidden' },
        can.refusal
          ? `${message('almost')} ${can.refusal}`
          : scene.mine
            ? `${t('turn-yours')}. ${bar.prompt}`
            : message('wait'),
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

/** @param {Faces} faces @returns {(scene: Scene) => import('/dom.js').Child} */
export const yourself = (faces) => (scene) => scene.you !== null && player(scene, scene.you, faces);

/**
 * The end of the game: stars for winners, a heart for the others.
 * @param {Scene} scene @param {Faces} faces @param {boolean} shared  all play at this device
 * @param {() => void} again @param {() => void} home
 */
export function ending(scene, faces, shared, again, home) {
  const winners = /** @type {number[]} */ (scene.view.winners);
  const won = shared || (scene.you !== null && winners.includes(scene.you));
  const heading =
    winners.length > 1
      ? message('shared')
      : won && !shared
        ? message('won')
        : message('lost', { who: nameOf(faces(winners[0])) });
  return h(
    'section',
    {
      class: `kids-end ${won ? 'won' : 'lost'}`,
      key: 'end',
      tabindex: '-1',
      'data-focus-fallback': true,
      'aria-labelledby': 'kids-end',
    },
    h('h1', { id: 'kids-end', class: 'visually-hidden' }, heading),
    !shared &&
      h(
        'div',
        { class: 'portrait-large', key: 'you' },
        child(faces(scene.you ?? 0), won ? 'happy' : 'content'),
        !won && picture('heart'),
      ),
    won &&
      h(
        'div',
        { class: 'stars', 'aria-hidden': 'true', key: 'stars' },
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
          player(scene, seat, faces, winners.includes(seat) ? 'happy' : 'content'),
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

/** The device goes to the next child: nobody sees the rack before. @param {number} nth @param {() => void} ready */
export const handOver = (nth, ready) =>
  h(
    'section',
    { class: 'kids-start', key: 'hand-over' },
    h(
      'button',
      { class: 'kids-many next-child', 'aria-label': message('hand-over'), on: { click: ready } },
      child(nth, 'happy'),
      picture('turn'),
    ),
  );

/**
 * The start page: how a series is made, who one is, and with whom one plays.
 * @param {object} how
 * @param {number} how.chosen
 * @param {(nth: number) => void} how.choose
 * @param {(many: number) => void} how.begin  with so many others
 * @param {() => void} how.share  two children at this device
 * @param {boolean} how.busy
 */
export const welcome = ({ chosen, choose, begin, share, busy }) =>
  h(
    'section',
    { class: 'kids-start', key: 'start' },
    h('h1', null, message('title')),
    demonstration(),
    h(
      'div',
      { class: 'kids-faces', role: 'group', 'aria-label': message('choose') },
      Array.from({ length: HOW_MANY }, (_, nth) =>
        h(
          'button',
          {
            key: nth,
            class: 'kids-face',
            'aria-label': nameOf(nth),
            'aria-pressed': `${nth === chosen}`,
            on: { click: () => choose(nth) },
          },
          child(nth, nth === chosen ? 'happy' : 'content'),
        ),
      ),
    ),
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
          child(chosen),
          h('span', { class: 'and', 'aria-hidden': 'true' }, '+'),
          Array.from({ length: many }, (_, at) => child(chosen + at + 1)),
        ),
      ),
      h(
        'button',
        {
          key: 'two',
          class: 'kids-many two',
          disabled: busy,
          'aria-label': message('two'),
          title: message('two'),
          on: { click: share },
        },
        child(chosen),
        picture('share'),
        child(chosen + 1),
      ),
    ),
    h('p', { class: 'small' }, message('grown-ups')),
  );
