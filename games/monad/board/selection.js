// The selection on the board of Monad: cards of the hand in the order of selection, and perhaps the column that they
// are for. The actions that the bar offers follow from it.

import { inSelectionOrder, matchActions } from '/matching-actions.js';
import { byRank } from './cards.js';
import { targetOf } from './action-preview.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {{id: string, card: string}} Held  equal cards differ in their id
 */

/** @param {Action} action @returns {string[]} */
const givenBy = (action) => action.give ?? [];

/** Returns your home colour. @param {Scene} scene @returns {string} */
export const homeOf = (scene) => (scene.you === null ? '' : scene.view.homes[scene.you]);

export class Selection {
  /** @type {Held[]} */
  #chosen = [];
  /** The place that the selection is for: a column, the bank. @type {string | null} */
  #target = null;
  /** What the table accepted of a selection that matches no listed action. @type {{key: string, accepted: Action[]}} */
  #checked = { key: '', accepted: [] };
  #context;

  /** @param {import('/types.js').BoardContext} context */
  constructor(context) {
    this.#context = context;
  }

  get cards() {
    return this.#chosen.map(({ card }) => card);
  }

  get target() {
    return this.#target;
  }

  /** Returns the position in the order of selection; 0 if not selected. @param {string} id */
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

  /** @param {Scene} scene @param {string | null} place @param {boolean} [keep]  does not toggle */
  setTarget(scene, place, keep = false) {
    this.#target = !keep && this.#target === place ? null : place;
    this.#changed(scene);
  }

  /** Returns the selection for {@link restore}; null if there is none. */
  save() {
    const { length } = this.#chosen;
    return length || this.#target ? { chosen: this.#chosen, target: this.#target, checked: this.#checked } : null;
  }

  /** @param {{chosen: Held[], target: string | null, checked: {key: string, accepted: Action[]}} | null} saved */
  restore(saved) {
    this.#chosen = saved?.chosen ?? [];
    this.#target = saved?.target ?? null;
    this.#checked = saved?.checked ?? { key: '', accepted: [] };
  }

  /** Returns whether anything was selected. */
  clear() {
    const any = this.#chosen.length > 0 || this.#target !== null;
    this.#chosen = [];
    this.#target = null;
    this.#checked = { key: '', accepted: [] };
    if (any) this.#context.showRefusal(null);
    return any;
  }

  /** Returns how many of each card can be selected. @param {Scene} scene */
  next(scene) {
    return matchActions(this.#listed(scene), this.cards, givenBy).next;
  }

  /** Returns the places that the selection could be for. @param {Scene} scene */
  targets(scene) {
    const exchanges = scene.actions.filter((action) => action.give);
    return new Set(matchActions(exchanges, this.cards, givenBy).open.map(targetOf));
  }

  /** Returns the actions that use just the selection. @param {Scene} scene @returns {Action[]} */
  ready(scene) {
    if (!this.#chosen.length) return [];
    const { exact } = matchActions(this.#listed(scene), this.cards, givenBy);
    return [...exact.map((action) => inSelectionOrder(action, 'give', this.cards)), ...this.#checked.accepted];
  }

  /** @param {Scene} scene */
  #listed(scene) {
    return scene.actions.filter((action) => action.give && this.#fits(action));
  }

  /** @param {Action} action */
  #fits(action) {
    return !this.#target || targetOf(action) === this.#target;
  }

  /** Called after every change: asks the table about a selection that matches no listed action. @param {Scene} scene */
  #changed(scene) {
    this.#checked = { key: '', accepted: [] };
    this.#context.showRefusal(null);
    const any = this.#chosen.length > 0 || this.#target !== null;
    if (scene.mine && any && !matchActions(this.#listed(scene), this.cards, givenBy).open.length) this.#check();
    this.#context.redraw();
  }

  /** Asks how the table reads the selection: payments with spare cards are legal but never listed. */
  async #check() {
    const key = `${this.#target} ${this.cards.join(' ')}`;
    this.#checked = { key, accepted: [] };
    const read = await this.#context.arrange({ give: this.cards, target: this.#target });
    const actions = /** @type {Action[]} */ (read.ok ? read.arranged.actions : []);
    const answers = await Promise.all(actions.map((action) => this.#context.check(action)));
    if (this.#checked.key !== key) return;
    this.#checked.accepted = actions.filter((_, at) => answers[at].ok);
    const rejected = answers.find((answer) => !answer.ok);
    if (!this.#checked.accepted.length && rejected && !rejected.ok) {
      this.#context.showRefusal(rejected);
      this.#context.announce(rejected.why);
    }
    this.#context.redraw();
  }
}

/** Returns the hand in the order in which it is shown. @param {Scene} scene @returns {Held[]} */
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
