// What is chosen on the Monad board: cards of the hand in the order of choosing, and perhaps the
// column that they should lead to. From that follow the actions that the bar offers.

import { inOrder, sift } from '../../pick.js';
import { byRank, rankOf, worth, worthOf } from './cards.js';
import { leadsTo } from './brings.js';

/**
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {{id: string, card: string}} Held  two cards alike are told apart by their id
 */

/** @param {Action} action @returns {string[]} */
const given = (action) => action.give ?? [];

/** Your home colour. @param {Scene} scene @returns {string} */
export const homeOf = (scene) => (scene.you === null ? '' : scene.view.homes[scene.you]);

export class Pick {
  /** @type {Held[]} */
  #chosen = [];
  /** The rank of the column aimed at; 0: none. */
  #target = 0;
  /** What the table said of a choice that is not in its list. @type {{key: string, accepted: Action[]}} */
  #asked = { key: '', accepted: [] };
  #desk;

  /** @param {import('../../types.js').Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  get cards() {
    return this.#chosen.map(({ card }) => card);
  }

  get target() {
    return this.#target;
  }

  /** The place in the order of choosing; 0: not chosen. @param {string} id */
  order(id) {
    return this.#chosen.findIndex((held) => held.id === id) + 1;
  }

  /** @param {Scene} scene @param {Held} held */
  toggle(scene, held) {
    const rest = this.#chosen.filter(({ id }) => id !== held.id);
    this.#chosen = rest.length < this.#chosen.length ? rest : [...rest, held];
    this.#changed(scene);
  }

  /** @param {Scene} scene @param {Held[]} all */
  take(scene, all) {
    this.#chosen = [...this.#chosen, ...all.filter(({ id }) => !this.order(id))];
    this.#changed(scene);
  }

  /** @param {Scene} scene @param {number} rank @param {boolean} [keep]  aiming twice does not let go */
  aim(scene, rank, keep = false) {
    this.#target = !keep && this.#target === rank ? 0 : rank;
    this.#changed(scene);
  }

  /** Lets go of everything; whether there was anything. */
  clear() {
    const any = this.#chosen.length > 0 || this.#target > 0;
    this.#chosen = [];
    this.#target = 0;
    this.#asked = { key: '', accepted: [] };
    if (any) this.#desk.refuse(null);
    return any;
  }

  /** Which cards could be chosen next, by how many of each. @param {Scene} scene */
  next(scene) {
    return sift(this.#listed(scene), this.cards, given).next;
  }

  /** Which columns could be aimed at. @param {Scene} scene */
  targets(scene) {
    const exchanges = scene.actions.filter((action) => action.give);
    return new Set(sift(exchanges, this.cards, given).open.map((action) => leadsTo(action, homeOf(scene))));
  }

  /** Actions that use just what is chosen. @param {Scene} scene @returns {Action[]} */
  ready(scene) {
    if (!this.#chosen.length) return [];
    const { exact } = sift(this.#listed(scene), this.cards, given);
    return [...exact.map((action) => inOrder(action, 'give', this.cards)), ...this.#asked.accepted];
  }

  /** @param {Scene} scene */
  #listed(scene) {
    return scene.actions.filter((action) => action.give && this.#fits(scene, action));
  }

  /** @param {Scene} scene @param {Action} action */
  #fits(scene, action) {
    return !this.#target || leadsTo(action, homeOf(scene)) === this.#target;
  }

  /** After every change: what no list holds is asked. @param {Scene} scene */
  #changed(scene) {
    this.#asked = { key: '', accepted: [] };
    this.#desk.refuse(null);
    const any = this.#chosen.length > 0 || this.#target > 0;
    if (scene.mine && any && !sift(this.#listed(scene), this.cards, given).open.length) this.#ask(scene);
    this.#desk.redraw();
  }

  /**
   * Everything that these cards could be meant for; the table decides. Spare cards in a payment
   * are allowed and never listed, and a refusal says what is wrong with the choice.
   * @param {Scene} scene @returns {Action[]}
   */
  #meant(scene) {
    const chosen = this.cards;
    const lower = handOf(scene)
      .map(({ card }) => card)
      .filter((card) => rankOf(card) < this.#target);
    // A column alone: would all that one has be enough?
    const give = chosen.length ? chosen : lower;
    /** @type {Action[]} */
    const all = [];
    if (chosen.length === 2) all.push({ do: 'trade', give });
    if (chosen.length >= 4 && give.every((card) => rankOf(card) === 1)) all.push({ do: 'leap', give });
    const ranks = this.#target
      ? [this.#target]
      : [6, 5, 4, 3, 2].filter((rank) => worth(give) >= worthOf(rank));
    // Too little for anything: the next rank says what it costs.
    if (!all.length && !ranks.length) ranks.push(Math.max(...give.map(rankOf)) + 1);
    all.push(...ranks.map((rank) => ({ do: 'buy', rank, give })));
    return all.filter((action) => this.#fits(scene, action));
  }

  /** @param {Scene} scene */
  async #ask(scene) {
    const key = `${this.#target} ${this.cards.join(' ')}`;
    this.#asked = { key, accepted: [] };
    const actions = this.#meant(scene);
    const answers = await Promise.all(actions.map((action) => this.#desk.check(action)));
    if (this.#asked.key !== key) return;
    this.#asked.accepted = actions.filter((_, at) => answers[at].ok);
    const refused = answers.find((answer) => !answer.ok);
    if (!this.#asked.accepted.length && refused && !refused.ok) {
      this.#desk.refuse(refused);
      this.#desk.tell(refused.why);
    }
    this.#desk.redraw();
  }
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
