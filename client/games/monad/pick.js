// What is chosen on the Monad board: cards of the hand in the order of choosing, and perhaps the
// column that they should lead to. From that follow the actions that the bar offers.

import { inOrder, sift } from '../../pick.js';
import { byRank, rankOf, worth, WORTH } from './cards.js';
import { leadsTo } from './brings.js';

/**
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {{id: string, card: string}} Held  two cards alike are told apart by their id
 */

/** @param {Action} action @returns {string[]} */
const given = (action) => action.give ?? [];

/** @param {import('../../types.js').Desk} desk */
export function picking(desk) {
  /** @type {Held[]} */
  let chosen = [];
  let target = 0;
  /** What the table said of a choice that is not in its list. @type {{key: string, accepted: Action[]}} */
  let asked = { key: '', accepted: [] };

  /** @param {Scene} scene */
  const home = (scene) => scene.you === null ? '' : scene.view.homes[scene.you];

  /** @param {Scene} scene @param {Action} action */
  const fitsTarget = (scene, action) => !target || leadsTo(action, home(scene)) === target;

  /** @param {Scene} scene */
  const listed = (scene) => scene.actions.filter((action) => action.give && fitsTarget(scene, action));

  const cards = () => chosen.map(({ card }) => card);

  /**
   * Everything that these cards could be meant for; the table decides. Spare cards in a payment
   * are allowed and never listed, and a refusal says what is wrong with the choice.
   * @param {Scene} scene @returns {Action[]}
   */
  function meant(scene) {
    // A column alone: would all that one has be enough?
    const give = chosen.length ? cards() : handOf(scene).map(({ card }) => card).filter((card) => rankOf(card) < target);
    /** @type {Action[]} */
    const all = [];
    if (chosen.length === 2) all.push({ do: 'trade', give });
    if (chosen.length >= 4 && give.every((card) => rankOf(card) === 1)) all.push({ do: 'leap', give });
    const ranks = target ? [target] : [6, 5, 4, 3, 2].filter((rank) => worth(give) >= WORTH[rank]);
    // Too little for anything: the next rank says what it costs.
    if (!all.length && !ranks.length) ranks.push(Math.max(...give.map(rankOf)) + 1);
    all.push(...ranks.map((rank) => ({ do: 'buy', rank, give })));
    return all.filter((action) => !target || action.do === 'buy' || leadsTo(action, home(scene)) === target);
  }

  /** @param {Scene} scene */
  async function ask(scene) {
    const key = `${target} ${cards().join(' ')}`;
    asked = { key, accepted: [] };
    const actions = meant(scene);
    const answers = await Promise.all(actions.map((action) => desk.check(action)));
    if (asked.key !== key) return;
    asked.accepted = actions.filter((_, at) => answers[at].ok);
    const refused = answers.find((answer) => !answer.ok);
    if (!asked.accepted.length && refused && !refused.ok) {
      desk.refuse(refused);
      desk.tell(refused.why);
    }
    desk.redraw();
  }

  /** After every change: what no list holds is asked. @param {Scene} scene */
  function changed(scene) {
    asked = { key: '', accepted: [] };
    desk.refuse(null);
    if (scene.mine && (chosen.length || target) && !sift(listed(scene), cards(), given).open.length) ask(scene);
    desk.redraw();
  }

  return {
    home,
    cards,
    target: () => target,
    /** @param {string} id */
    order: (id) => chosen.findIndex((held) => held.id === id) + 1,
    /** @param {Scene} scene @param {Held} held */
    toggle(scene, held) {
      const at = chosen.findIndex(({ id }) => id === held.id);
      chosen = at < 0 ? [...chosen, held] : chosen.filter((_, place) => place !== at);
      changed(scene);
    },
    /** @param {Scene} scene @param {Held[]} all */
    take(scene, all) {
      chosen = [...chosen, ...all.filter(({ id }) => !chosen.some((held) => held.id === id))];
      changed(scene);
    },
    /** @param {Scene} scene @param {number} rank @param {boolean} [keep]  choosing it twice does not let go */
    aim(scene, rank, keep = false) {
      target = !keep && target === rank ? 0 : rank;
      changed(scene);
    },
    clear() {
      const any = chosen.length > 0 || target > 0;
      chosen = [];
      target = 0;
      asked = { key: '', accepted: [] };
      if (any) desk.refuse(null);
      return any;
    },
    /** Which cards could be chosen next, by how many of each. @param {Scene} scene */
    next: (scene) => sift(listed(scene), cards(), given).next,
    /** Which columns could be aimed at. @param {Scene} scene */
    targets: (scene) => new Set(sift(scene.actions.filter((action) => action.give), cards(), given).open
      .map((action) => leadsTo(action, home(scene)))),
    /** Actions that use just what is chosen. @param {Scene} scene @returns {Action[]} */
    ready: (scene) => chosen.length === 0 ? [] : [
      ...sift(listed(scene), cards(), given).exact.map((action) => inOrder(action, 'give', cards())),
      ...asked.accepted,
    ],
  };
}

/** The hand as it is shown. @param {Scene} scene @returns {Held[]} */
export function handOf(scene) {
  const hand = scene.you === null ? null : scene.view.hands[scene.you];
  if (!Array.isArray(hand)) return [];
  /** @type {Record<string, number>} */
  const seen = {};
  return [...hand].sort(byRank).map((card) => {
    seen[card] = (seen[card] ?? 0) + 1;
    return { id: `${card}.${seen[card]}`, card };
  });
}
