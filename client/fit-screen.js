// A page for a screen across the room: it is laid out on a small area that is then enlarged to fill the screen, so
// that its text is as large from the sofa as text on a phone in the hand.

/** The size in CSS pixels at which the area is not enlarged. */
const WIDTH = 960;
const HEIGHT = 540;
/** Content that is smaller than its area grows up to this factor. */
const MAX_SCALE = 1.6;

/** Fills the window with the area, then each `.fit` in it with its content. @param {HTMLElement} area */
export function fitScreen(area) {
  const scale = Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
  Object.assign(area.style, {
    width: `${innerWidth / scale}px`,
    height: `${innerHeight / scale}px`,
    scale: `${scale}`,
  });
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (area.querySelectorAll('.fit'))) fitContent(box);
}

/** Scales the content of a box to the largest size that needs no scrolling. @param {HTMLElement} box */
function fitContent(box) {
  const content = /** @type {HTMLElement | null} */ (box.firstElementChild);
  if (!content) return;
  const { clientWidth: width, clientHeight: height } = box;
  const fits = (/** @type {number} */ scale) => {
    content.style.width = `${width / scale}px`;
    return content.scrollWidth * scale <= width + 1 && content.scrollHeight * scale <= height + 1;
  };
  let [small, large] = [0.3, MAX_SCALE];
  for (let step = 0; step < 7; step++) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  fits(small);
  content.style.scale = `${small}`;
  content.style.translate = `0 ${Math.max(0, (height - content.scrollHeight * small) / 2)}px`;
}

/** Keeps the screen on while the page is visible, where the browser can. @returns {() => void} ends it */
export function keepScreenOn() {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  const request = async () => {
    if (document.hidden) return;
    // There is no lock without HTTPS or on a low battery.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    document.removeEventListener('visibilitychange', request);
    lock?.release();
  };
}
