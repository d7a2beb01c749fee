// The part of the table where series lie. It is measured, so that everything fits; when it is longer than its box, or
// enlarged, it scrolls, and its edges show that there is more.

import { h } from '/dom.js';
import { afterDraw, afterPaint } from '/frames.js';
import { extentOf, MARGIN } from './layout.js';

/** @typedef {import('./draft-editor.js').DraftEditor} DraftEditor */

/** @type {WeakMap<Element, ResizeObserver>} */
const observers = new WeakMap();

/** @param {DraftEditor} editor @param {...import('/dom.js').Child} content */
export function spread(editor, ...content) {
  const sizes = editor.fit.sizes();
  const { rows, columns } = extentOf(editor.draft().table);
  const px = (/** @type {number} */ value) => `${value}px`;
  return h(
    'div',
    {
      class: `spread ${sizes ? '' : 'unmeasured'}`,
      key: 'spread',
      style: sizes && {
        '--tile': px(sizes.tile),
        '--cell': px(sizes.cell),
        '--rail': px(sizes.rail),
        '--pitch': px(sizes.pitch),
      },
      mounted: (/** @type {HTMLElement} */ element) => observe(element, editor),
      removed: (/** @type {HTMLElement} */ element) => observers.get(element)?.disconnect(),
      // What is beyond an edge is marked a frame later: measuring now would lay the page out once more.
      drawn: (/** @type {HTMLElement} */ element) => afterPaint(() => markMore(element)),
      on: { scroll: (/** @type {Event} */ event) => markMore(/** @type {HTMLElement} */ (event.currentTarget)) },
    },
    h(
      'div',
      {
        class: 'plane',
        style: sizes && {
          'inline-size': px(columns * sizes.cell + 2 * MARGIN),
          'block-size': px(rows * sizes.pitch - sizes.gap + 2 * MARGIN),
        },
      },
      ...content,
    ),
  );
}

/** @param {HTMLElement} element @param {DraftEditor} editor */
function observe(element, editor) {
  const observer = new ResizeObserver(() => editor.measure(element.clientWidth, element.clientHeight));
  observer.observe(element);
  observers.set(element, observer);
}

/** Marks the edges behind which there is more. @param {HTMLElement} element */
function markMore(element) {
  const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
  const more = {
    up: scrollTop > 1,
    down: scrollTop + clientHeight < scrollHeight - 1,
    left: scrollLeft > 1,
    right: scrollLeft + clientWidth < scrollWidth - 1,
  };
  const sides = Object.entries(more).flatMap(([side, is]) => (is ? side : []));
  if (element.dataset.more !== sides.join(' ')) element.dataset.more = sides.join(' ');
}

/**
 * Enlarges the tiles around one of them, which stays where it is.
 * @param {DraftEditor} editor @param {string} id
 */
export function enlargeAround(editor, id) {
  const tile = () => document.querySelector(`.spread [data-tile="${id}"]`);
  const before = tile()?.getBoundingClientRect();
  editor.enlarge(true);
  afterDraw(() => {
    const after = tile()?.getBoundingClientRect();
    const box = tile()?.closest('.spread');
    if (!before || !after || !box) return;
    box.scrollBy(
      after.x + after.width / 2 - before.x - before.width / 2,
      after.y + after.height / 2 - before.y - before.height / 2,
    );
  });
}
