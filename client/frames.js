// When the page is drawn: before a frame, at most once each, and only while somebody can see it.

/** @typedef {() => void} Callback */

/** @type {Callback[]} */
let drawn = [];
/** @type {Callback[]} */
let whenPainted = [];

/**
 * Calls back once, after the next drawing and before it is painted: for focus, scrolling and animations that start from
 * what was drawn. Asks for no drawing.
 * @param {Callback} callback
 */
export function afterDraw(callback) {
  drawn.push(callback);
}

/** Calls back once, after the next frame is painted: for work that can wait. @param {Callback} callback */
export function afterPaint(callback) {
  whenPainted.push(callback);
  if (whenPainted.length > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const due = whenPainted;
      whenPainted = [];
      call(due);
    }),
  );
}

/** Resolves after the next frame is painted. @returns {Promise<void>} */
export const painted = () => new Promise(afterPaint);

/**
 * Returns a function that asks for a drawing. However often it is called, there is at most one a frame; a hidden page
 * gets one when it is shown again. A drawing is a task of its own, before its frame: together with what the browser
 * does for a frame, it would keep a slow device from answering an input for longer than one notices.
 * @param {Callback} draw
 * @param {Callback} drawHidden  draws what is visible of a hidden page: its title
 */
export function scheduleDrawing(draw, drawHidden) {
  let isWanted = false;
  /** The next drawing. @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  /** The frame of the last one, which must come before the next. */
  let frame = 0;

  const request = () => {
    if (!document.hidden && !frame) timer ||= setTimeout(run);
  };
  const run = () => {
    timer = null;
    isWanted = false;
    frame = requestAnimationFrame(framed);
    draw();
    const due = drawn;
    drawn = [];
    call(due);
  };
  const framed = () => {
    frame = 0;
    if (isWanted) request();
  };
  document.addEventListener('visibilitychange', () => {
    if (timer) clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = null;
    frame = 0;
    if (isWanted) request();
  });
  return () => {
    isWanted = true;
    if (document.hidden) drawHidden();
    else request();
  };
}

/** Calls them all, even if one fails. @param {Callback[]} callbacks */
function call(callbacks) {
  for (const callback of callbacks) {
    try {
      callback();
    } catch (error) {
      console.error(error);
    }
  }
}
