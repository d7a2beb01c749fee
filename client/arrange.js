// Puts the children of an element in order. Moving a node can cost it focus, selection and scroll position, so that as
// few as possible are moved, and never the one with the focus.

/** Elements that are scrolled. @type {Set<Element>} */
const scrolled = new Set();
globalThis.document?.addEventListener(
  'scroll',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const element of scrolled) if (!element.isConnected) scrolled.delete(element);
    if (target.scrollTop || target.scrollLeft) scrolled.add(target);
    else scrolled.delete(target);
  },
  { capture: true, passive: true },
);

/**
 * Makes these nodes the children of their parent, in this order. Its children are among them.
 * @param {Element} parent @param {ChildNode[]} nodes
 */
export function arrange(parent, nodes) {
  const staying = isInOrder(parent, nodes) ? null : unmoved(parent, nodes);
  /** @type {ChildNode | null} */
  let next = null;
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at];
    if (node.parentNode !== parent) parent.insertBefore(node, next);
    else if (staying && !staying.has(node)) move(parent, node, next);
    next = node;
  }
}

/** Returns whether nodes only have to be added. @param {Element} parent @param {ChildNode[]} nodes */
function isInOrder(parent, nodes) {
  let child = parent.firstChild;
  for (const node of nodes) {
    if (node === child) child = child.nextSibling;
    else if (node.parentNode === parent) return false;
  }
  return true;
}

/**
 * Returns the children that stay where they are: as many as possible, that with the focus among them.
 * @param {Element} parent @param {ChildNode[]} nodes
 */
function unmoved(parent, nodes) {
  const places = new Map([...parent.childNodes].map((child, at) => [child, at]));
  const order = nodes.filter((node) => places.has(node));
  const placeOf = (/** @type {ChildNode} */ node) => /** @type {number} */ (places.get(node));
  const focused = order.findIndex((node) => node.contains(document.activeElement));
  // Only nodes on the same side of the focus as before can stay beside it.
  const candidates =
    focused < 0
      ? order
      : order.filter((node, at) => Math.sign(at - focused) === Math.sign(placeOf(node) - placeOf(order[focused])));
  return new Set(longestIncreasing(candidates.map(placeOf)).map((at) => candidates[at]));
}

/** Returns the indices of a longest increasing subsequence. @param {number[]} numbers @returns {number[]} */
export function longestIncreasing(numbers) {
  /** At index n: where the sequence of length n + 1 with the smallest end ends. @type {number[]} */
  const ends = [];
  /** @type {number[]} */
  const previous = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  }
  const found = [];
  for (let at = ends[ends.length - 1]; at !== undefined; at = previous[at]) found.push(at);
  return found.reverse();
}

/** @param {any} parent @param {ChildNode} node @param {ChildNode | null} next */
function move(parent, node, next) {
  const positions = [...scrolled]
    .filter((element) => node.contains(element))
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  // The first keeps transitions and animations too, but not every browser has it.
  if (parent.moveBefore) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
  for (const { element, top, left } of positions) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
}

/** Returns a function that selects the same text again, where moves have changed the selection. */
export function rememberSelection() {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return () => {};
  const { anchorNode: start, anchorOffset, focusNode: end, focusOffset } = selection;
  return () => {
    const isSame = selection.anchorNode === start && selection.focusNode === end;
    if (isSame || !start?.isConnected || !end?.isConnected) return;
    selection.setBaseAndExtent(start, within(start, anchorOffset), end, within(end, focusOffset));
  };
}

/** @param {Node} node @param {number} offset */
const within = (node, offset) => Math.min(offset, node.nodeValue?.length ?? node.childNodes.length);
