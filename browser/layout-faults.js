// Finds what a window is too small for: a page that scrolls sideways, or further down than it shows anything, controls
// that cannot be reached, text that is cut and buttons that lie on each other.

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
export const layoutFaults = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    /** What a layout may be off by, in pixels: edges are rounded. */
    const SLACK = 2;

    const name = (/** @type {Element} */ element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}”`;

    const isVisible = (/** @type {Element} */ element) => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath } = getComputedStyle(element);
      return (
        width > 1 &&
        height > 1 &&
        clipPath === 'none' &&
        !element.closest('.visually-hidden, .skip') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };

    /** Returns what an element scrolls with in a direction: null if it stays where it is. */
    const scroller = (/** @type {Element} */ element, /** @type {'overflowX' | 'overflowY'} */ direction) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(style[direction])) return box;
        if (style.position === 'fixed') return null;
      }
      return root;
    };

    const unreachable = (/** @type {Element} */ control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [scroller(control, 'overflowX'), scroller(control, 'overflowY')];
      // Sideways the page does not scroll.
      if ((x === root || !x) && (left < -SLACK || right > innerWidth + SLACK)) return true;
      if (!y) return top < -SLACK || bottom > innerHeight + SLACK;
      return y === root && bottom + scrollY > root.scrollHeight + SLACK;
    };

    const overlap = (/** @type {Element} */ one, /** @type {Element} */ other) => {
      if (one.contains(other) || other.contains(one)) return false;
      if (scroller(one, 'overflowY') !== scroller(other, 'overflowY')) return false;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
      );
    };

    const visible = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isVisible);
    const faults = [];
    if (root.scrollWidth > innerWidth) {
      const wide = visible('main *').filter((one) => one.getBoundingClientRect().right > innerWidth + SLACK);
      faults.push(`the page is ${root.scrollWidth} wide: ${wide.slice(0, 5).map(name).join(', ')}`);
    }
    const bottom = document.body.getBoundingClientRect().bottom + scrollY;
    if (root.scrollHeight > Math.max(bottom, innerHeight) + SLACK)
      faults.push(`the page is ${root.scrollHeight} high, and what it shows ends at ${Math.round(bottom)}`);
    const controls = visible('a[href], button, input, select, summary');
    faults.push(...controls.filter(unreachable).map((control) => `${name(control)} cannot be reached`));
    // A sheet lies on the page on purpose.
    const texts = controls.filter(
      (one) => one.matches('a, .button, .icon-button, .tab, select') && !one.closest('.sheet, .panel'),
    );
    const parts = visible('.plates, .middle, .bar, .own, .coach');
    for (const group of [texts, parts]) {
      group.forEach((one, at) => {
        const covered = group.slice(at + 1).filter((other) => overlap(one, other));
        faults.push(...covered.map((other) => `${name(one)} and ${name(other)} overlap`));
      });
    }
    for (const part of visible('.button, .tab, .tag, h1, h2, h3, label, .prompt, .middle, .bar')) {
      const { display, overflowX } = getComputedStyle(part);
      const isCut =
        part.scrollWidth > part.clientWidth + SLACK && display !== 'inline' && !/auto|scroll/.test(overflowX);
      if (isCut) faults.push(`${name(part)} is ${part.scrollWidth} wide in ${part.clientWidth}`);
    }
    return faults;
  });
