// Keeps a press from doing what it was not meant for: a button that has just taken the place of another one does not
// react yet. Only fingers and mice slip so; a key goes to the button that has the focus.

/** How long a button that took another's place does not react, in milliseconds. */
const GUARDED = 600;

/**
 * What a place shows and showed before: `kind` names what a button means.
 * @typedef {{kind: string | null, before: string | null, until: number}} Spot
 */

export function pressGuard() {
  /**
   * Rows of buttons start at one side or end at the other, so each button is counted from both.
   * @type {Map<string, Spot>}
   */
  const spots = new Map();

  /** @param {string} name @param {string | null} kind @param {number} time */
  function note(name, kind, time) {
    const spot = spots.get(name) ?? { kind: null, before: null, until: -Infinity };
    if (spot.kind === kind) return;
    const gone = spot.kind === null ? { before: spot.before, until: spot.until } : { before: spot.kind, until: time };
    spots.set(name, { kind, ...gone });
  }

  /** @param {number} at @param {number} many */
  const namesOf = (at, many) => [`start ${at}`, `end ${many - at}`];

  return {
    /** Buttons are drawn. @param {string[]} kinds  what they mean, in their order @param {number} time */
    drawn(kinds, time) {
      const shown = new Map(kinds.flatMap((kind, at) => namesOf(at, kinds.length).map((name) => [name, kind])));
      for (const name of new Set([...spots.keys(), ...shown.keys()])) note(name, shown.get(name) ?? null, time);
    },
    /**
     * Whether a press is meant for this button.
     * @param {number} at  its place @param {number} many  how many there are
     * @param {{timeStamp: number, detail: number}} event  `detail` is 0 for keys and screen readers
     */
    allows(at, many, { timeStamp, detail }) {
      if (detail === 0) return true;
      return namesOf(at, many).every((name) => {
        const spot = spots.get(name);
        return !spot?.before || spot.before === spot.kind || timeStamp - spot.until >= GUARDED;
      });
    },
  };
}
