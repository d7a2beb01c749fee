// The selection on the board of Monad: cards of the hand in the order of selection, and perhaps the column that they
// are for. The actions that the bar offers follow from it.

import { heldPieces, visiblePieces } from '/kit/pieces.js';
import { createSelection } from '/kit/selection.js';
import { byRank } from './cards.js';
import { targetOf } from './action-preview.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/kit/pieces.js').Held} Held
 */

/** Returns your home colour. @param {Scene} scene @returns {string} */
export const homeOf = (scene) => (scene.you === null ? '' : scene.view.homes[scene.you]);

export class Selection {
  #chosen = createSelection('give');
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
    return this.#chosen.pieces();
  }

  get target() {
    return this.#target;
  }

  /** Returns the position in the order of selection; 0 if not selected. @param {string} id */
  order(id) {
    return this.#chosen.order(id);
  }

  /** @param {Scene} scene @param {Held} held */
  toggle(scene, held) {
    this.#chosen.toggle(held);
    this.#changed(scene);
  }

  /** @param {Scene} scene @param {Held[]} all */
  take(scene, all) {
    this.#chosen.take(all);
    this.#changed(scene);
  }

  /** @param {Scene} scene @param {string | null} place @param {boolean} [keep]  does not toggle */
  setTarget(scene, place, keep = false) {
    this.#target = !keep && this.#target === place ? null : place;
    this.#changed(scene);
  }

  /** Returns the selection for {@link restore}; null if there is none. */
  save() {
    const chosen = this.#chosen.save();
    return chosen || this.#target ? { chosen, target: this.#target, checked: this.#checked } : null;
  }

  /**
   * @param {{chosen: Held[] | null, target: string | null, checked: {key: string, accepted: Action[]}} | null} saved
   */
  restore(saved) {
    this.#chosen.restore(saved?.chosen ?? null);
    this.#target = saved?.target ?? null;
    this.#checked = saved?.checked ?? { key: '', accepted: [] };
  }

  /** Returns whether anything was selected. */
  clear() {
    const any = this.#chosen.clear() || this.#target !== null;
    this.#target = null;
    this.#checked = { key: '', accepted: [] };
    if (any) this.#context.showRefusal(null);
    return any;
  }

  /** Returns the cards of which one more can be selected. @param {Scene} scene */
  possible(scene) {
    return this.#chosen.possible(this.#listed(scene));
  }

  /** Returns the places that the selection could be for. @param {Scene} scene */
  targets(scene) {
    return new Set(this.#chosen.match(scene.actions).open.map(targetOf));
  }

  /** Returns the actions that use just the selection. @param {Scene} scene @returns {Action[]} */
  ready(scene) {
    if (!this.cards.length) return [];
    return [...this.#chosen.ready(this.#listed(scene)), ...this.#checked.accepted];
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
    const any = this.cards.length > 0 || this.#target !== null;
    if (scene.mine && any && !this.#chosen.match(this.#listed(scene)).open.length) this.#check();
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
export const handOf = (scene) =>
  heldPieces(scene.you === null ? [] : visiblePieces(scene.view.hands[scene.you]).toSorted(byRank));
