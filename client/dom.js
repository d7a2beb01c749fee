// A small virtual DOM: pages are descriptions of elements, and `render` changes the document where it differs.
// That keeps focus, text selection, scroll positions and running transitions.

import { arrange, rememberSelection } from './arrange.js';

/**
 * @typedef {{tag: string, props: Record<string, any>, children: Node_[]}} Tree
 * @typedef {Tree | string} Node_
 * @typedef {Node_ | number | null | undefined | false | Child[]} Child
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Describes an element. Text is always text: nothing is ever parsed as HTML.
 * Props: `key` (identifies it among its siblings), `on` (handlers by event), `style` (CSS properties), `value` and
 * `checked` (of a form field, which always shows them, except for text that is being typed), `initial` (the text that a
 * field starts with), `opaque` (its children are left alone); the hooks `mounted`, `drawn` (after every drawing) and
 * `removed`, each called with the element once the whole drawing is done. All others are attributes, left out when
 * null,
 * undefined or false.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: describe(tag, children) };
}

/**
 * The last description of an object, and what it depended on.
 * @type {WeakMap<object, {inputs: unknown[], tree: Tree}>}
 */
const memoized = new WeakMap();

/**
 * Returns what `draw` described for an object the last time, as long as the inputs are the same. The same description
 * is not compared again, so that of a hundred pieces only those that changed cost time.
 * @param {object} of @param {unknown[]} inputs  all that the description and its handlers depend on
 * @param {() => Tree} draw
 */
export function memo(of, inputs, draw) {
  const last = memoized.get(of);
  if (last && inputs.every((input, at) => input === last.inputs[at])) return last.tree;
  const tree = draw();
  memoized.set(of, { inputs, tree });
  return tree;
}

/** Returns the names whose value is true, as a `class` attribute takes them. @param {Record<string, unknown>} names */
export const classes = (names) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/**
 * Returns what `draw` describes. If it throws, the error goes to the console, and `fallback` describes what to show
 * instead: the rest of the page goes on.
 * @param {() => Child} draw @param {(error: unknown) => Child} fallback @returns {Child}
 */
export function boundary(draw, fallback) {
  try {
    return draw();
  } catch (error) {
    report(error);
    return fallback(error);
  }
}

/** @type {Set<string>} */
const reported = new Set();

/** Writes an error to the console; one that every drawing repeats, only once. @param {unknown} error */
export function report(error) {
  const text = error instanceof Error ? `${error.stack}` : `${error}`;
  if (!reported.has(text)) console.error(error);
  reported.add(text);
}

/** Fails if two children have the same key. @param {string} tag @param {Child[]} children */
function describe(tag, children) {
  const all = flat(children, []);
  /** @type {Set<string> | null} */
  let keys = null;
  for (const child of all) {
    const key = typeof child === 'string' ? undefined : child.props.key;
    if (key === undefined) continue;
    keys ??= new Set();
    if (keys.has(`${key}`)) throw new Error(`two children of <${tag}> have the key “${key}”`);
    keys.add(`${key}`);
  }
  return all;
}

/** @param {Child[]} children @param {Node_[]} out */
function flat(children, out) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, out);
    else if (typeof child === 'number') out.push(String(child));
    else if (child) out.push(child);
  }
  return out;
}

/** The description that each element was rendered from. The same object is not compared again.
 * @type {WeakMap<Node, Tree>} */
const rendered = new WeakMap();

/** Elements with a `removed` hook. @type {Set<Element>} */
const withRemoved = new Set();

/** Hooks of the current drawing. @type {(() => void)[]} */
let hooks = [];

/**
 * Makes the children of an element match their description.
 * @param {Element} parent
 * @param {Child[]} children
 */
export function render(parent, children) {
  const wanted = describe(parent.localName, children);
  const restore = rememberSelection();
  hooks = [];
  reconcile(parent, wanted, parent.namespaceURI === SVG);
  restore();
  for (const hook of hooks) boundary(/** @type {() => Child} */ (hook), () => null);
}

/** @param {Element} parent @param {Node_[]} wanted @param {boolean} svg */
function reconcile(parent, wanted, svg) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const rest = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const key = rendered.get(node)?.props.key;
    if (key === undefined) rest.push(node);
    else keyed.set(`${key}`, node);
  }
  const nodes = wanted.map((child) => match(child, keyed, rest) ?? create(child, svg));
  for (const node of keyed.values()) remove(node);
  for (const node of rest) remove(node);
  arrange(parent, nodes);
  for (const [at, child] of wanted.entries()) {
    const node = nodes[at];
    if (typeof child !== 'string') update(/** @type {Element} */ (node), child, svg);
  }
}

/**
 * Takes an existing node that can become this one.
 * @param {Node_} child @param {Map<string, ChildNode>} keyed @param {ChildNode[]} rest
 */
function match(child, keyed, rest) {
  if (typeof child !== 'string' && child.props.key !== undefined) {
    const key = `${child.props.key}`;
    const node = keyed.get(key);
    if (!node || !canBecome(node, child)) return undefined;
    keyed.delete(key);
    return node;
  }
  const at = rest.findIndex((node) => canBecome(node, child));
  return at < 0 ? undefined : rest.splice(at, 1)[0];
}

/** @param {ChildNode} node @param {Node_} child */
function canBecome(node, child) {
  // Another text is another node: a sentence that takes the place of a longer one has not moved.
  if (typeof child === 'string') return node.nodeType === Node.TEXT_NODE && node.nodeValue === child;
  const old = rendered.get(node);
  // A field of another type would keep its value.
  return old?.tag === child.tag && old.props.type === child.props.type;
}

/** @param {Node_} child @param {boolean} svg @returns {ChildNode} */
function create(child, svg) {
  if (typeof child === 'string') return document.createTextNode(child);
  const { tag, props } = child;
  const element = svg || tag === 'svg' ? document.createElementNS(SVG, tag) : document.createElement(tag);
  rendered.set(element, { tag, props: {}, children: [] });
  if (props.mounted) hooks.push(() => props.mounted(element));
  return element;
}

/** @param {ChildNode} node */
function remove(node) {
  for (const element of withRemoved) {
    if (!node.contains(element)) continue;
    withRemoved.delete(element);
    hooks.push(() => rendered.get(element)?.props.removed?.(element));
  }
  node.remove();
}

/** @param {Element} element @param {Tree} tree @param {boolean} svg */
function update(element, tree, svg) {
  const old = /** @type {Tree} */ (rendered.get(element));
  if (old === tree) return;
  const { props } = tree;
  for (const name in props) set(element, name, props[name], old.props[name]);
  for (const name in old.props) if (!(name in props)) set(element, name, undefined, old.props[name]);
  rendered.set(element, tree);
  const inSvg = (svg || tree.tag === 'svg') && tree.tag !== 'foreignObject';
  if (!props.opaque) reconcile(element, tree.children, inSvg);
  // A select accepts a value only once its options exist.
  if (FIELDS.has(tree.tag)) updateField(element, props, old.props);
  if (props.drawn) hooks.push(() => props.drawn(element));
}

const FIELDS = new Set(['input', 'select', 'textarea']);
const OF_FIELDS = new Set(['value', 'checked', 'initial']);
/** Props that are no attributes. */
const NO_ATTRIBUTES = new Set(['key', 'opaque', 'mounted', 'drawn']);

/** @param {Element} element @param {string} name @param {any} value @param {any} previous */
function set(element, name, value, previous) {
  if (value === previous || NO_ATTRIBUTES.has(name) || (OF_FIELDS.has(name) && FIELDS.has(element.localName))) return;
  if (name === 'on') {
    // A listener that is already there is not added again, and one whose handler is gone does nothing.
    for (const event in value) if (!previous?.[event]) element.addEventListener(event, handle);
  } else if (name === 'style') {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const property in value) style.setProperty(property, value[property] ?? '');
    for (const property in previous) if (!(property in (value ?? {}))) style.removeProperty(property);
  } else if (name === 'removed') {
    if (value) withRemoved.add(element);
    else withRemoved.delete(element);
  } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : `${value}`);
}

/** The one listener of all elements: calls the handler that the last drawing described. @param {Event} event */
function handle(event) {
  const element = /** @type {Element} */ (event.currentTarget);
  rendered.get(element)?.props.on?.[event.type]?.(event);
}

/** @param {any} field @param {Record<string, any>} props @param {Record<string, any>} before */
function updateField(field, props, before) {
  if ('value' in props || 'value' in before) setLive(field, 'value', `${props.value ?? ''}`, `${before.value ?? ''}`);
  if ('checked' in props || 'checked' in before) setLive(field, 'checked', !!props.checked, !!before.checked);
  if ('initial' in props && props.initial !== before.initial) field.value = props.initial;
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/**
 * Compares a form field with the page, not with the last description: what the user has changed and the state does not
 * have is put back. Only text that is being typed stays, until the state changes.
 * @param {any} field @param {'value' | 'checked'} name @param {any} value @param {any} previous
 */
function setLive(field, name, value, previous) {
  if (field[name] === value) return;
  const isTyping = field === document.activeElement && field.matches(TYPED);
  if (isTyping && value === previous) return;
  const { selectionStart: start, selectionEnd: end } = field;
  field[name] = value;
  if (isTyping && typeof start === 'number') field.setSelectionRange(start, end);
}
