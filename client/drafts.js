// What a player has begun at a table and not sent: a draft, a selection, a line of chat. A reload keeps it, and all
// tabs
// of this browser that show the same seat share it.

/**
 * @typedef {{state: number, seat: number | null, draft: unknown}} Kept  `state`: its number
 * @typedef {ReturnType<typeof shareDraft>} DraftSharing
 */

/** @param {string} name @returns {any} */
export function readKept(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value  null: nothing */
export function keep(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/**
 * Keeps the draft of a board and shares it with the other tabs; the last change counts.
 * @param {string} code  of the table
 * @param {object} on
 * @param {() => import('./types.js').Snapshot | null} on.snapshot  what is shown
 * @param {() => import('./types.js').SavedDraft | undefined} on.draft  of the board, once it is there
 * @param {() => void} on.restored
 */
export function shareDraft(code, on) {
  const name = `draft ${code}`;
  // A browser without channels shares nothing.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  /** The draft that all tabs have for a state, as text. */
  let shared = { state: -1, text: 'null' };
  /** What came from a tab that has a newer state. @type {Kept | null} */
  let early = null;

  const stateNumber = () => on.snapshot()?.state_number ?? -1;
  const seat = () => on.snapshot()?.you ?? null;
  /** Returns what was begun in the state that is shown; null if nothing was. */
  const save = () => on.draft()?.save() ?? null;

  /** @param {Kept} kept */
  function restore(kept) {
    const board = on.draft();
    if (!board || kept.state !== stateNumber() || kept.seat !== seat()) return;
    board.restore(kept.draft);
    shared = { state: kept.state, text: JSON.stringify(save()) };
    keep(name, kept.draft === null ? null : kept);
    on.restored();
  }

  const post = () => channel?.postMessage({ state: stateNumber(), seat: seat(), draft: save() });

  if (channel)
    channel.onmessage = ({ data }) => {
      if (data.asks) {
        if (save() !== null) post();
      } else if (data.state > stateNumber()) early = data;
      else restore(data);
    };

  /** Tells the other tabs if the draft has changed. A new state without a draft is nothing to tell. */
  function changed() {
    const state = stateNumber();
    const text = JSON.stringify(save());
    if (text === (shared.state === state ? shared.text : 'null')) return;
    shared = { state, text };
    keep(name, text === 'null' ? null : { state, seat: seat(), draft: save() });
    post();
  }

  return {
    changed,
    /** The board is there: gives it what was kept before a reload, or what another tab has. */
    opened() {
      const kept = readKept(name);
      if (kept) restore(kept);
      channel?.postMessage({ asks: true });
    },
    /** A snapshot came, and the board has seen it. */
    received() {
      if (early) restore(early);
      if (early && early.state <= stateNumber()) early = null;
      changed();
    },
    close: () => channel?.close(),
  };
}
