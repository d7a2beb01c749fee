// A page for a screen across the room: everything is laid out on a small stage that is then enlarged
// to fill the screen, so that text is as large from the sofa as it is on a phone in the hand.

/** At this size, in CSS pixels, the stage is not enlarged: a line of 16 pixels is a thirtieth of it. */
const WIDTH = 960;
const HEIGHT = 540;
/** What is small by itself grows, but does not shout. */
const LARGEST = 1.6;

/** Fills the window with the stage, then each `.fit` in it with what it holds. @param {HTMLElement} stage */
export function arrange(stage) {
  const scale = Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
  Object.assign(stage.style, {
    width: `${innerWidth / scale}px`,
    height: `${innerHeight / scale}px`,
    scale: `${scale}`,
  });
  for (const area of /** @type {NodeListOf<HTMLElement>} */ (stage.querySelectorAll('.fit'))) fill(area);
}

/** As large as it fits, as a whole, without scrolling. @param {HTMLElement} area */
function fill(area) {
  const inner = /** @type {HTMLElement | null} */ (area.firstElementChild);
  if (!inner) return;
  const { clientWidth: width, clientHeight: height } = area;
  const fits = (/** @type {number} */ scale) => {
    inner.style.width = `${width / scale}px`;
    return inner.scrollWidth * scale <= width + 1 && inner.scrollHeight * scale <= height + 1;
  };
  let [small, large] = [0.3, LARGEST];
  for (let step = 0; step < 7; step++) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  fits(small);
  inner.style.scale = `${small}`;
  inner.style.translate = `0 ${Math.max(0, (height - inner.scrollHeight * small) / 2)}px`;
}

/** The screen stays on while it is looked at, where the browser can do that. @returns {() => void} to let go */
export function stayAwake() {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  const ask = async () => {
    if (document.hidden) return;
    // Without HTTPS, or on a low battery, there is none: then the screen does as it is set.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  };
}
