// Pages are descriptions of what should be there; `paint` makes it so and changes nothing else.
// That keeps focus, scroll and running transitions where they are: nothing jumps.

/**
 * @typedef {{tag: string, props: Record<string, any>, children: Node_[]}} Tree
 * @typedef {Tree | string} Node_
 * @typedef {Node_ | number | null | undefined | false | Child[]} Child
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Describes an element. Text is always text: nothing that others wrote is ever read as HTML.
 * Props: `key` (who it is among its siblings), `on` (handlers by event), `style` (set from script),
 * `value`, `checked`, `open`; all else are attributes, left out when null, undefined or false.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flat(children) };
}

/** @param {Child[]} children @returns {Node_[]} */
function flat(children) {
  /** @type {Node_[]} */
  const out = [];
  for (const child of children) {
    if (Array.isArray(child)) out.push(...flat(child));
    else if (typeof child === 'number') out.push(String(child));
    else if (child) out.push(child);
  }
  return out;
}

/** What each element was painted from. A tree that is the very same is not looked at again.
 * @type {WeakMap<Node, Tree>} */
const painted = new WeakMap();

/**
 * Makes the element's children as described.
 * @param {Element} parent
 * @param {Child[]} children
 */
export function paint(parent, children) {
  reconcile(parent, flat(children), parent.namespaceURI === SVG);
}

/** @param {Element} parent @param {Node_[]} wanted @param {boolean} svg */
function reconcile(parent, wanted, svg) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const rest = [];
  for (const node of parent.childNodes) {
    const key = painted.get(node)?.props.key;
    if (key === undefined) rest.push(node);
    else keyed.set(`${key}`, node);
  }
  const nodes = wanted.map((child) => match(child, keyed, rest) ?? create(child, svg));
  // What is gone goes first: then what stays is not moved past it, and keeps its focus and scroll.
  for (const node of [...keyed.values(), ...rest]) node.remove();
  /** @type {ChildNode | null} */
  let place = parent.firstChild;
  for (const [at, child] of wanted.entries()) {
    const node = nodes[at];
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
    if (typeof child === 'string') {
      if (node.nodeValue !== child) node.nodeValue = child;
    } else update(/** @type {Element} */ (node), child, svg);
  }
}

/**
 * An element that is there already and can become this one.
 * @param {Node_} child @param {Map<string, ChildNode>} keyed @param {ChildNode[]} rest
 */
function match(child, keyed, rest) {
  if (typeof child !== 'string' && child.props.key !== undefined) {
    const key = `${child.props.key}`;
    const node = keyed.get(key);
    if (!node || painted.get(node)?.tag !== child.tag) return undefined;
    keyed.delete(key);
    return node;
  }
  const tag = typeof child === 'string' ? undefined : child.tag;
  const at = rest.findIndex((node) =>
    tag === undefined ? node.nodeType === Node.TEXT_NODE : painted.get(node)?.tag === tag,
  );
  return at < 0 ? undefined : rest.splice(at, 1)[0];
}

/** @param {Node_} child @param {boolean} svg @returns {ChildNode} */
function create(child, svg) {
  if (typeof child === 'string') return document.createTextNode(child);
  const element =
    svg || child.tag === 'svg' ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  painted.set(element, { tag: child.tag, props: {}, children: [] });
  return element;
}

/** @param {Element} element @param {Tree} tree @param {boolean} svg */
function update(element, tree, svg) {
  const old = painted.get(element);
  if (old === tree) return;
  const before = old?.props ?? {};
  const inSvg = svg || tree.tag === 'svg';
  for (const name of new Set([...Object.keys(before), ...Object.keys(tree.props)])) {
    if (name !== 'value' && name !== 'checked') set(element, name, tree.props[name], before[name]);
  }
  painted.set(element, tree);
  if (!tree.props.opaque) reconcile(element, tree.children, inSvg && tree.tag !== 'foreignObject');
  // A select takes its value once its options are there.
  for (const name of ['value', 'checked']) {
    if (name in tree.props && tree.props[name] !== before[name]) {
      /** @type {any} */ (element)[name] = tree.props[name];
    }
  }
}

/** @param {Element} element @param {string} name @param {any} now @param {any} before */
function set(element, name, now, before) {
  if (name === 'key' || name === 'opaque') return;
  if (name === 'on') {
    for (const event of new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])) {
      const handler = now?.[event];
      // What a handler returns means nothing: `false` would keep the browser from going on, even from typing.
      /** @type {any} */ (element)[`on${event}`] = handler ? (/** @type {Event} */ happened) => void handler(happened) : null;
    }
  } else if (name === 'style') {
    const style = /** @type {HTMLElement} */ (element).style;
    for (const property of new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])) {
      style.setProperty(property, now?.[property] ?? '');
    }
  } else if (now !== before) {
    if (now === null || now === undefined || now === false) element.removeAttribute(name);
    else element.setAttribute(name, now === true ? '' : `${now}`);
  }
}
