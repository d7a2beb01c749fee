// The children's table: Fiches with the junior set and gentle bots. No words to read, no clock, no chat.

import { h } from '../dom.js';
import { speakOf, t } from '../words.js';
import { beSomebody, knowChildrens } from '../store.js';
import { transport } from '../transport.js';
import { fetchBoard } from '../boards.js';
import { wear } from '../clothes.js';
import { sitDown } from '../sitting.js';
import { look, travel } from '../motion.js';
import { ping } from '../sound.js';
import { why } from '../parts/name.js';
import { scene } from './game.js';

/** After so long without a touch the tiles that can be laid begin to glow. */
const PATIENCE = 12_000;

/** @typedef {typeof import('../games/fiches/kids/draw.js')} Pictures */

/** @param {import('../app.js').App} app @returns {import('../app.js').Page} */
export function kids(app) {
  /** What is fetched only for this table. @type {{board: import('../types.js').Board, pictures: Pictures} | null} */
  let toys = null;
  const code = /^#([0-9A-Za-z]{22})$/.exec(location.hash)?.[1];
  /** @type {import('../sitting.js').Sitting | null} */
  let sitting = null;
  let busy = false;
  let trouble = '';
  let glowing = false;
  /** What was pressed though a lay is possible: a second press does it. @type {string | null} */
  let pressed = null;
  /** @type {number | undefined} */
  let idle;

  /** @type {import('../types.js').Desk} */
  const desk = {
    redraw: app.redraw,
    act: (action) => act(action),
    offer: (proposal) => press(proposal),
    check: (action) => sitting?.check(action) ?? Promise.resolve({ ok: false, rule: null, why: '', stale: true }),
    refuse: (refusal) => sitting?.refuse(refusal),
    openRule: () => {},
    own: dim,
    tell: app.tell,
  };
  Promise.all([
    fetchBoard('fiches'),
    import('../games/fiches/kids/draw.js'),
    speakOf(['fiches', 'fiches/kids']),
    wear('/games/fiches/kids/board.css'),
  ]).then(
    ([{ open }, pictures]) => {
      toys = { board: open(desk), pictures };
      const seen = sitting && scene(sitting);
      if (seen) toys.board.meet(seen);
      app.redraw();
    },
    () => {
      trouble = t('trouble.board');
      app.redraw();
    },
  );
  if (code) sit(code);

  /** @param {string} table */
  function sit(table) {
    sitting = sitDown(table, { changed: app.redraw, heard });
  }

  /** @param {number} many  bots */
  async function begin(many) {
    busy = true;
    app.redraw();
    try {
      await beSomebody();
      const plan = { game: 'fiches', players: many + 1, options: { set: 'junior' }, pace: /** @type {const} */ ({ clock: 'none' }), public: false };
      const bots = [null, ...Array.from({ length: many }, () => 'easy')];
      const { code: table } = await transport.open({ plan, sit: 0, bots, start: true });
      // Whoever loads the page again sits at the same table.
      history.replaceState(null, '', `/kids#${table}`);
      knowChildrens(table);
      sit(table);
    } catch (failure) {
      trouble = why(failure);
      app.tell(trouble);
    }
    busy = false;
    app.redraw();
  }

  /** @param {import('../types.js').Now} now @param {import('../types.js').News[]} news @param {import('../types.js').Now | null} before */
  function heard(now, news, before) {
    for (const { said } of news) if (said) app.tell(said);
    dim();
    wait();
    const seen = sitting && scene(sitting);
    if (seen) toys?.board.meet(seen);
    const moves = news.filter((one) => one.event);
    if (document.hidden || !before?.view || !moves.length) return;
    const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat ?? now.you;
    const spots = look();
    ping('tile');
    requestAnimationFrame(() => setTimeout(() => travel(spots, document.querySelector(`[data-seat="${mover}"]`))));
  }

  /** @param {import('../types.js').Action} action @returns {Promise<import('../types.js').Answer>} */
  async function act(action) {
    const answer = await sitting?.act(action);
    if (answer && !answer.ok) app.tell(answer.why);
    return answer ?? { ok: false, rule: null, why: '', stale: true };
  }

  /** Where tiles could be laid a first press on the pot shows them; a second draws all the same. @param {import('../types.js').Proposal} proposal */
  function press(proposal) {
    const kind = proposal.action.do;
    if (proposal.sure && pressed !== kind) {
      glow();
      pressed = kind;
      app.tell(proposal.sure);
    } else act(proposal.action);
  }

  /** The lay with most tiles glows; without one, the pot. */
  function glow() {
    const seen = sitting && scene(sitting);
    if (!seen?.mine) return;
    const most = seen.actions.reduce((best, action) => (size(action) > size(best) ? action : best), seen.actions[0]);
    if (most) toys?.board.point(most);
    glowing = true;
    app.redraw();
  }

  function dim() {
    pressed = null;
    if (glowing) toys?.board.point(null);
    glowing = false;
  }

  /** Gentle hints come by themselves, but never over what a child is just building. */
  function wait() {
    clearTimeout(idle);
    idle = setTimeout(() => !toys?.board.steps?.can('undo') && glow(), PATIENCE);
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    wait();
    if (event.key === 'Escape' && toys?.board.clear()) app.redraw();
  }

  const undo = () => {
    const steps = toys?.board.steps;
    if (steps?.can('undo')) return () => steps.go('undo');
    return sitting?.mine() && sitting.now?.can_undo ? sitting.undo : null;
  };

  /** @param {import('../types.js').Board} board @param {Pictures} pictures */
  function atTable(board, pictures) {
    if (!sitting || sitting.state === 'gone') return pictures.welcome(begin, busy);
    const seen = scene(sitting);
    if (!seen) return h('p', { class: 'calm', role: 'status' }, t('table.joining'));
    if (seen.over) return pictures.ending(seen, again, () => app.go('/'));
    const can = { press, undo: undo(), hint: glow, refusal: sitting.refusal?.why ?? '' };
    return h('div', { class: `table kids game-fiches ${glowing ? 'glowing' : ''}`, on: { pointerdown: wait, keydown: keys } },
      h('h1', { class: 'unseen' }, t('fiches/kids.title')),
      pictures.others(seen),
      h('section', { class: 'middle', key: 'middle', 'aria-label': t('table.middle') }, board.middle(seen)),
      pictures.buttons(seen, board.bar(seen), can),
      h('section', { class: 'own', key: 'own', 'aria-label': t('table.own') }, pictures.yourself(seen), board.place(seen)));
  }

  function again() {
    const many = (sitting?.now?.plan.players ?? 2) - 1;
    sitting?.close();
    begin(many);
  }

  return {
    get kind() {
      return sitting ? 'at-table at-kids' : 'at-kids';
    },
    title: () => t('fiches/kids.title'),
    draw: () => [
      trouble && h('p', { class: 'refusal', role: 'alert', key: 'trouble' }, trouble),
      toys && atTable(toys.board, toys.pictures),
    ],
    spoken: () => sitting?.again(),
    close() {
      clearTimeout(idle);
      sitting?.close();
    },
  };
}

/** How many tiles lie on the table after it. @param {import('../types.js').Action} action */
const size = (action) => (action.table ? action.table.flat().length : 0);
