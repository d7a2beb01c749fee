// When the page is drawn: at most once a frame, and only while somebody can see it.

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
 * Returns a function that asks for a drawing. However often it is called, there is one in the next frame; a hidden page
 * gets one when it is shown again.
 * @param {Callback} draw
 * @param {Callback} drawHidden  draws what is visible of a hidden page: its title
 */
export function scheduleDrawing(draw, drawHidden) {
  let frame = 0;
  let isWanted = false;

  const request = () => {
    if (!document.hidden) frame ||= requestAnimationFrame(run);
  };
  const run = () => {
    frame = 0;
    isWanted = false;
    draw();
    const due = drawn;
    drawn = [];
    call(due);
  };
  document.addEventListener('visibilitychange', () => {
    cancelAnimationFrame(frame);
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
