// Random sequences of pages: rendered one after another, each must look like the same page drawn anew by a naive
// renderer that throws everything away; elements with a key keep their identity, and the focus stays where it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPage } from '../../browser/page.js';
import { seededRandom } from '../../browser/play/random.js';

const { document, root } = createPage();
const { h, render } = await import('../dom.js');

/** @typedef {import('../dom.js').Tree} Tree */
/** @typedef {import('../dom.js').Node_} Node_ */

const SEQUENCES = Number(process.env.SEQUENCES ?? 40);
const PAGES = 12;
const SVG = 'http://www.w3.org/2000/svg';

/** Returns a generator of random pages. @param {number} seed */
function pages(seed) {
  const random = seededRandom(seed);
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  const chance = (/** @type {number} */ part) => random() < part;
  /** @template T @param {readonly T[]} all @returns {T} */
  const oneOf = (all) => all[below(all.length)];
  /** @template T @param {T[]} all */
  const shuffled = (all) => all.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);

  function props() {
    /** @type {Record<string, any>} */
    const made = {};
    if (chance(0.4)) made.class = oneOf(['a', 'b', '']);
    if (chance(0.2)) made.title = oneOf(['x', 'y', null, undefined, 7]);
    if (chance(0.2)) made.hidden = chance(0.5);
    if (chance(0.2)) made.style = oneOf([{ color: 'red' }, { '--at': '1' }, { color: 'blue', width: '3px' }, {}]);
    if (chance(0.2)) made.on = { click: () => {} };
    return made;
  }

  function field() {
    const kind = oneOf(['text', 'checkbox', 'select', 'textarea', 'range']);
    if (kind === 'checkbox') return h('input', { ...props(), type: kind, checked: chance(0.5) });
    if (kind === 'range') return h('input', { ...props(), type: kind, max: 9, value: below(9) });
    if (kind === 'text')
      return h('input', { ...props(), ...oneOf([{}, { value: 'p' }, { value: 5 }, { value: null }]) });
    if (kind === 'textarea') return h('textarea', { ...props(), value: oneOf(['', 'long text']) });
    const values = shuffled(['a', 'b', 'c']).map(({ one }) => one);
    const options = values.map((value) => h('option', { value, key: chance(0.5) ? value : undefined }, `is ${value}`));
    return h('select', { ...props(), value: oneOf(values) }, options);
  }

  /** @param {number} depth @param {boolean} svg @returns {Node_} */
  function node(depth, svg) {
    if (chance(0.2)) return oneOf(['text', 'other text', 'x']);
    if (svg) {
      const tag = depth && chance(0.5) ? oneOf(['g', 'foreignObject']) : oneOf(['circle', 'path']);
      return h(tag, props(), depth ? children(depth - 1, tag !== 'foreignObject') : []);
    }
    if (chance(0.25)) return field();
    if (!depth) return h(oneOf(['button', 'span', 'hr']), props());
    const tag = oneOf(['div', 'ul', 'p', 'button', 'svg']);
    return h(tag, props(), children(depth - 1, tag === 'svg'));
  }

  /** Children with keys, without, or some of each. @param {number} depth @param {boolean} svg @returns {Node_[]} */
  function children(depth, svg) {
    const keyed = oneOf([0, 0.5, 1]);
    const keys = shuffled([...'abcdefgh']).map(({ one }) => one);
    return Array.from({ length: below(6) }, () => {
      const made = node(depth, svg);
      if (typeof made !== 'string' && chance(keyed)) made.props.key = keys.pop();
      return made;
    });
  }

  /**
   * The same page with a few changes, as most drawings are.
   * @param {Node_} old @param {number} depth @param {boolean} svg
   * @returns {Node_}
   */
  function changed(old, depth, svg) {
    if (typeof old === 'string') return chance(0.2) ? 'changed text' : old;
    // The same object is not compared again, so that fields in it keep what the user did.
    if (chance(0.1) && !hasFields(old)) return old;
    const { tag, props: before, children: inner } = old;
    if (['input', 'textarea', 'select'].includes(tag)) {
      const made = chance(0.3) ? /** @type {Tree} */ (field()) : h(tag, { ...before }, inner);
      return { ...made, props: { ...made.props, key: before.key } };
    }
    const inSvg = (svg || tag === 'svg') && tag !== 'foreignObject';
    let next = inner.filter(() => !chance(0.15)).map((child) => changed(child, depth - 1, inSvg));
    if (chance(0.4)) next = shuffled(next).map(({ one }) => one);
    if (chance(0.3) && depth > 0) {
      const added = node(depth - 1, inSvg);
      if (typeof added !== 'string' && chance(0.5)) added.props.key = `new ${below(1e9)}`;
      next.splice(below(next.length + 1), 0, added);
    }
    return h(tag, chance(0.3) ? { ...props(), key: before.key } : { ...before }, next);
  }

  return { chance, oneOf, children, changed: (/** @type {Node_[]} */ all) => changed(h('main', null, all), 3, false) };
}

/** @param {Node_} tree @returns {boolean} */
const hasFields = (tree) =>
  typeof tree !== 'string' && (['input', 'select', 'textarea'].includes(tree.tag) || tree.children.some(hasFields));

/** The naive renderer: creates everything anew. @param {Node_} tree @param {boolean} svg @returns {Node} */
function drawAnew(tree, svg) {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const { tag, props, children } = tree;
  const inSvg = svg || tag === 'svg';
  const element = /** @type {any} */ (inSvg ? document.createElementNS(SVG, tag) : document.createElement(tag));
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false || name === 'key' || name === 'on') continue;
    if (name === 'style') for (const property in value) element.style.setProperty(property, value[property]);
    else if (tag === 'option' || (name !== 'value' && name !== 'checked'))
      element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.map((child) => drawAnew(child, inSvg && tag !== 'foreignObject')));
  if (props.checked) element.checked = true;
  if ('value' in props && tag !== 'option') element.value = props.value ?? '';
  return element;
}

/** Everything that a reader of the page could see of a node. @param {any} node @returns {any} */
function look(node) {
  if (node.nodeType === 3) return node.nodeValue;
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const { name, value } of node.attributes) if (name !== 'style' || value) attributes[name] = value;
  const ofField = ['input', 'select', 'textarea'].includes(node.localName) ? [node.value, node.checked] : [];
  const names = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return [node.localName, node.namespaceURI, names, ofField, [...node.childNodes].map(look)];
}

/** Calls back with every element and its description. @param {Node_[]} trees @param {Node} parent
 * @param {(element: Element, tree: Tree, parent: Node) => void} visit */
function walk(trees, parent, visit) {
  for (const [at, tree] of trees.entries()) {
    if (typeof tree === 'string') continue;
    const element = /** @type {Element} */ (parent.childNodes[at]);
    visit(element, tree, parent);
    walk(tree.children, element, visit);
  }
}

/** An element stays the same as long as this does. @param {Tree} tree */
const kindOf = ({ tag, props: { type } }) => `${tag} ${type}`;

/** Returns the elements with a key, by parent. @param {Node_[]} trees */
function keyedElements(trees) {
  /** @type {Map<Node, Map<string, {element: Element, kind: string}>>} */
  const all = new Map();
  walk(trees, root, (element, tree, parent) => {
    const { key } = tree.props;
    if (key === undefined) return;
    if (!all.has(parent)) all.set(parent, new Map());
    all.get(parent)?.set(`${key}`, { element, kind: kindOf(tree) });
  });
  return all;
}

/** Node's own comparison, which shows the difference, takes long. @param {any} actual @param {any} expected */
function assertSame(actual, expected) {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) assert.deepEqual(actual, expected);
}

/** @param {number} seed */
function checkSequence(seed) {
  const { chance, oneOf, children, changed } = pages(seed);
  /** @type {Node_[]} */
  let current = children(3, false);
  render(root, [current]);
  for (let page = 0; page < PAGES; page += 1) {
    const before = keyedElements(current);
    const focusable = [...root.querySelectorAll('button, input, select, textarea')];
    if (focusable.length && chance(0.7)) oneOf(/** @type {HTMLElement[]} */ (focusable)).focus();
    else /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    const focused = document.activeElement;
    // What the user does to a field without the state knowing it.
    for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('[type=checkbox]')))
      if (chance(0.3)) box.checked = !box.checked;
    for (const select of root.querySelectorAll('select')) if (chance(0.3)) select.selectedIndex = 0;
    current = chance(0.2) ? children(3, false) : /** @type {Tree} */ (changed(current)).children;
    render(root, [current]);

    const expected = document.createElement('main');
    expected.append(...current.map((tree) => drawAnew(tree, false)));
    assertSame(look(root)[4], look(expected)[4]);
    walk(current, root, (element, tree, parent) => {
      const old = before.get(parent)?.get(`${tree.props.key}`);
      if (tree.props.key !== undefined && old?.kind === kindOf(tree))
        assert.ok(element === old.element, `“${tree.props.key}” is another element`);
    });
    if (focused !== document.body && focused?.isConnected)
      assert.ok(document.activeElement === focused, 'the focus is lost');
  }
}

test('random pages look as if drawn anew; keys keep elements, and the focus stays', () => {
  const first = process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 1e9);
  for (let seed = first; seed < first + (process.env.SEED ? 1 : SEQUENCES); seed += 1) {
    try {
      render(root, []);
      checkSequence(seed);
    } catch (failure) {
      throw new Error(`SEED=${seed} repeats this: ${failure instanceof Error ? failure.message : failure}`, {
        cause: failure,
      });
    }
  }
});
