// A small virtual DOM: pages are descriptions of elements, and `render` changes the document where it differs.
// That keeps focus, scroll positions and running transitions.

/**
 * @typedef {{tag: string, props: Record<string, any>, children: Node_[]}} Tree
 * @typedef {Tree | string} Node_
 * @typedef {Node_ | number | null | undefined | false | Child[]} Child
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Describes an element. Text is always text: nothing is ever parsed as HTML.
 * Props: `key` (identifies it among its siblings), `on` (handlers by event), `style` (CSS properties), `value`,
 * `checked`, `opaque` (its children are left alone); all others are attributes, left out when null, undefined or false.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flat(children) };
}

/** Returns the names whose value is true, as a `class` attribute takes them. @param {Record<string, unknown>} names */
export const classes = (names) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

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

/** The description that each element was rendered from. The same object is not compared again.
 * @type {WeakMap<Node, Tree>} */
const rendered = new WeakMap();

/**
 * Makes the children of an element match their description.
 * @param {Element} parent
 * @param {Child[]} children
 */
export function render(parent, children) {
  reconcile(parent, flat(children), parent.namespaceURI === SVG);
}

/** @param {Element} parent @param {Node_[]} wanted @param {boolean} svg */
function reconcile(parent, wanted, svg) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const rest = [];
  for (const node of parent.childNodes) {
    const key = rendered.get(node)?.props.key;
    if (key === undefined) rest.push(node);
    else keyed.set(`${key}`, node);
  }
  const nodes = wanted.map((child) => match(child, keyed, rest) ?? create(child, svg));
  // Remove first: then elements that stay are not moved, and keep focus and scroll position.
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
 * Returns an existing element that can become this one.
 * @param {Node_} child @param {Map<string, ChildNode>} keyed @param {ChildNode[]} rest
 */
function match(child, keyed, rest) {
  if (typeof child !== 'string' && child.props.key !== undefined) {
    const key = `${child.props.key}`;
    const node = keyed.get(key);
    if (!node || rendered.get(node)?.tag !== child.tag) return undefined;
    keyed.delete(key);
    return node;
  }
  const tag = typeof child === 'string' ? undefined : child.tag;
  const at = rest.findIndex((node) =>
    tag === undefined ? node.nodeType === Node.TEXT_NODE : rendered.get(node)?.tag === tag,
  );
  return at < 0 ? undefined : rest.splice(at, 1)[0];
}

/** @param {Node_} child @param {boolean} svg @returns {ChildNode} */
function create(child, svg) {
  if (typeof child === 'string') return document.createTextNode(child);
  const element =
    svg || child.tag === 'svg' ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  rendered.set(element, { tag: child.tag, props: {}, children: [] });
  return element;
}

/** @param {Element} element @param {Tree} tree @param {boolean} svg */
function update(element, tree, svg) {
  const old = rendered.get(element);
  if (old === tree) return;
  const before = old?.props ?? {};
  const inSvg = svg || tree.tag === 'svg';
  for (const name of new Set([...Object.keys(before), ...Object.keys(tree.props)])) {
    if (name !== 'value' && name !== 'checked') set(element, name, tree.props[name], before[name]);
  }
  rendered.set(element, tree);
  if (!tree.props.opaque) reconcile(element, tree.children, inSvg && tree.tag !== 'foreignObject');
  // A select accepts a value only once its options exist.
  for (const name of ['value', 'checked']) {
    if (name in tree.props && tree.props[name] !== before[name]) {
      /** @type {any} */ (element)[name] = tree.props[name];
    }
  }
}

/** @param {Element} element @param {string} name @param {any} value @param {any} previous */
function set(element, name, value, previous) {
  if (name === 'key' || name === 'opaque') return;
  if (name === 'on') {
    for (const event of new Set([...Object.keys(previous ?? {}), ...Object.keys(value ?? {})])) {
      const handler = value?.[event];
      // The result of a handler is dropped: `false` would cancel the browser's own reaction, even to typing.
      /** @type {any} */ (element)[`on${event}`] = handler
        ? (/** @type {Event} */ occurred) => void handler(occurred)
        : null;
    }
  } else if (name === 'style') {
    const style = /** @type {HTMLElement} */ (element).style;
    for (const property of new Set([...Object.keys(previous ?? {}), ...Object.keys(value ?? {})])) {
      style.setProperty(property, value?.[property] ?? '');
    }
  } else if (value !== previous) {
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : `${value}`);
  }
}
