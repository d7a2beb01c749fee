// What the smoke test needs inside a page. The proxy puts it before the page's own scripts, so that it works in every
// browser alike: errors are kept, frames are counted, and elements are found by role and name.

/**
 * @typedef {object} Query
 * @property {string} role
 * @property {string} [name]  the whole accessible name
 * @property {string} [like]  a pattern that the name contains
 * @property {Query} [within]
 *
 * @typedef {object} FoundElement
 * @property {string} name
 * @property {boolean} disabled
 * @property {boolean} pressed
 *
 * @typedef {ReturnType<typeof installPageScript>} PageScript
 */

/** Its source is sent to the browser: it can use nothing from outside. */
export function installPageScript() {
  /** In milliseconds; less than WebDriver waits for a script. */
  const TIMEOUT = 25_000;
  // The game is played as fast as it comes.
  localStorage.setItem('pace', 'off');
  localStorage.setItem('played', 'monad rotundo fiches');
  /** @type {string[]} */
  const errors = [];
  addEventListener('error', ({ error, message }) => message && errors.push(`exception: ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`the CSP does not allow ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level].bind(console);
    console[level] = (...args) => {
      errors.push(`${level}: ${args.map((arg) => arg?.stack ?? String(arg)).join(' ')}`);
      log(...args);
    };
  }

  /** The frames that the server has not answered. @type {Set<number>} */
  const unanswered = new Set();
  globalThis.WebSocket = class extends WebSocket {
    /** @param {string | URL} url @param {string | string[]} [protocols] */
    constructor(url, protocols) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => unanswered.delete(JSON.parse(data).id));
      this.addEventListener('close', () => unanswered.clear());
    }
    /** @param {any} data */
    send(data) {
      unanswered.add(JSON.parse(data).id);
      super.send(data);
    }
  };

  let requests = 0;
  const request = globalThis.fetch;
  globalThis.fetch = (...args) => {
    requests += 1;
    // What the answer changes is drawn soon after; the page needs a moment to read it.
    return request(...args).finally(() => setTimeout(() => (requests -= 1)));
  };

  /** @type {Record<string, string>} */
  const ROLES = {
    a: 'link',
    button: 'button',
    summary: 'button',
    select: 'combobox',
    section: 'region',
    li: 'listitem',
  };
  const SELECTOR = `[role],${Object.keys(ROLES)},h1,h2,h3,input`;

  /** @param {Element} element */
  function role(element) {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element instanceof HTMLInputElement) return element.type === 'text' ? 'textbox' : element.type;
    return ROLES[element.localName] ?? 'heading';
  }

  /** @param {Element} element */
  function text(element) {
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], select, input')) hidden.remove();
    return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  /** @param {any} element */
  function name(element) {
    const by = element.getAttribute('aria-labelledby');
    const labels = by ? by.split(' ').map((/** @type {string} */ id) => document.getElementById(id)) : [];
    const [label] = [...labels.filter(Boolean), ...(element.labels ?? [])];
    return element.getAttribute('aria-label') ?? text(label ?? element);
  }

  /** @param {Query} query @returns {Element[]} */
  function all(query) {
    const roots = query.within ? all(query.within) : [document];
    const isWanted = (/** @type {Element} */ element) => {
      if (role(element) !== query.role || !element.checkVisibility() || element.closest('[aria-hidden=true]'))
        return false;
      const own = name(element);
      return query.name === undefined ? !query.like || new RegExp(query.like).test(own) : own === query.name;
    };
    return roots.flatMap((root) => [...root.querySelectorAll(SELECTOR)].filter(isWanted));
  }

  /** @param {any} element @returns {FoundElement} */
  const described = (element) => ({
    name: name(element),
    disabled: element.disabled === true || element.getAttribute('aria-disabled') === 'true',
    pressed: element.getAttribute('aria-pressed') === 'true',
  });

  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  /**
   * Waits until it holds, looking once a frame. In the page, since every look from outside takes a while.
   * @template T
   * @param {() => T | false} holds @param {string} what
   */
  async function until(holds, what) {
    const end = performance.now() + TIMEOUT;
    for (;;) {
      const result = holds();
      if (result) return result;
      if (performance.now() > end) throw new Error(`not within ${TIMEOUT} ms: ${what}`);
      await drawn();
    }
  }

  /** Waits until every request and every frame is answered and everything is drawn. */
  async function settled() {
    await drawn();
    await until(() => requests === 0 && unanswered.size === 0, 'everything is answered');
    await drawn();
  }

  /** What is about to be pressed. A page that moves meanwhile must not take the press for another element. */
  let pressed = /** @type {Element | null} */ (null);
  let isMissed = false;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(
      type,
      (event) => {
        if (!pressed || !event.isTrusted || pressed.contains(/** @type {Node} */ (event.target))) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        isMissed = true;
      },
      { capture: true },
    );
  }

  /** @param {Element} element */
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };

  /**
   * Returns the middle of the first one once it stays where it is and nothing else lies there.
   * @param {Query} query
   * @param {(element: Element) => boolean} isReady
   */
  async function middle(query, isReady) {
    let before = '';
    let isCovered = false;
    return until(() => {
      const element = all(query).find(isReady);
      if (!element) return false;
      // No further than needed, so that what is dragged stays where it was found.
      element.scrollIntoView({ block: isCovered ? 'center' : 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y } = place(element);
      const top = document.elementFromPoint(x, y);
      isCovered = !top || !(element.contains(top) || top.contains(element));
      const isStill = `${x} ${y}` === before;
      before = `${x} ${y}`;
      if (!isStill || isCovered) return false;
      pressed = element;
      return { x, y };
    }, JSON.stringify(query));
  }

  const script = {
    takeErrors: () => errors.splice(0),
    settled,
    find: (/** @type {Query} */ query) => all(query).map(described),
    /** Waits for one of them; returns which. @param {Query[]} queries */
    async waitForOne(queries) {
      const isReady = (/** @type {Query} */ query) => all(query).some((element) => !described(element).disabled);
      for (;;) {
        await until(() => queries.some(isReady), JSON.stringify(queries));
        await settled();
        const found = queries.findIndex(isReady);
        if (found >= 0) return found;
      }
    },
    /** @param {Query} query */
    waitForNone: (query) => until(() => all(query).length === 0, `no ${JSON.stringify(query)}`),
    /** @param {string} text */
    waitForText: (text) => until(() => document.body.innerText.includes(text), text),
    /** @param {string} text */
    waitForNoText: (text) => until(() => !document.body.innerText.includes(text), `no ${text}`),
    /** Where to press an element. @param {Query} query */
    whereToPress(query) {
      isMissed = false;
      return middle(query, (element) => !described(element).disabled);
    },
    /** Waits for what the press does; returns whether it met the element. */
    async afterPress() {
      const isMet = !isMissed;
      pressed = null;
      if (isMet) await settled();
      return isMet;
    },
    /** Where to drop something, or take it from. @param {Query} query */
    async whereItIs(query) {
      const point = await middle(query, () => true);
      pressed = null;
      return point;
    },
    /** Chooses an option, as the browser reports it to the page. @param {Query} query @param {string} value */
    select(query, value) {
      const [list] = /** @type {HTMLSelectElement[]} */ (all(query));
      list.value = value;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    },
  };
  Object.assign(globalThis, { smoke: script });
  return script;
}
