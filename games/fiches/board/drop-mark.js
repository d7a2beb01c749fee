// The mark that shows between which tiles of a series dragged ones would go. It is one element, outside what is drawn,
// so that following the pointer changes nothing else.

/** @typedef {import('/kit/drag.js').Point} Point */

export function createDropMark() {
  const mark = document.createElement('div');
  mark.className = 'drop-mark';
  mark.setAttribute('aria-hidden', 'true');
  /**
   * The series below the pointer, measured when it came there.
   * @type {{place: HTMLElement, boxes: DOMRect[]} | null}
   */
  let measured = null;

  /** @param {HTMLElement} place */
  function boxesOf(place) {
    if (measured?.place !== place)
      measured = {
        place,
        boxes: [...place.querySelectorAll('[data-tile]')].map((tile) => tile.getBoundingClientRect()),
      };
    return measured.boxes;
  }

  /** Returns before which tile of the series the pointer is. @param {HTMLElement} place @param {Point} point */
  function indexIn(place, point) {
    const boxes = boxesOf(place);
    const at = boxes.findIndex(({ x, width }) => point.x < x + width / 2);
    return at < 0 ? boxes.length : at;
  }

  return {
    indexIn,
    /** @param {HTMLElement | null} place  what the pointer is over @param {Point} point */
    show(place, point) {
      if (!place?.matches('.series')) {
        measured = null;
        return mark.remove();
      }
      const boxes = boxesOf(place);
      const at = indexIn(place, point);
      const { y, height } = boxes[0];
      const x = at < boxes.length ? boxes[at].left - 1 : boxes[at - 1].right + 1;
      mark.style.height = `${height}px`;
      mark.style.translate = `${x}px ${y}px`;
      if (!mark.isConnected) document.body.append(mark);
    },
    remove: () => mark.remove(),
  };
}
