// What a screen reader is told about your turn: when it begins, and when something else is to be decided in it.

/**
 * @typedef {object} TurnAnnouncements
 * @property {(options: {begins: boolean}) => void} moved  something has happened and it is your turn; `begins`: anew
 * @property {() => void} others  it is not your turn
 * @property {() => void} drawn  the page was drawn: what could not be said before may be there now
 */

/**
 * @param {() => string} prompt  what you can do; nothing until the board is there
 * @param {(prompt: string, begins: boolean) => void} announce
 * @returns {TurnAnnouncements}
 */
export function turnAnnouncements(prompt, announce) {
  /** What was said last in this turn. */
  let said = '';
  /** What is still to be said, once the board is there. @type {{begins: boolean} | null} */
  let waiting = null;

  function say() {
    const text = waiting && prompt();
    if (!waiting || !text) return;
    if (waiting.begins || text !== said) announce(text, waiting.begins);
    said = text;
    waiting = null;
  }

  return {
    moved({ begins }) {
      waiting = { begins: begins || waiting?.begins === true };
      say();
    },
    others() {
      said = '';
      waiting = null;
    },
    drawn: say,
  };
}
