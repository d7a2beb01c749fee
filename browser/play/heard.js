// What somebody hears who does not see the page: roles, names and states, as assistive technology gets them.

/** @typedef {{role: string, name: string, disabled: boolean, pressed: boolean}} Thing */

const LINE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;

/** @param {string} snapshot  of Playwright's @returns {Thing[]} */
export function things(snapshot) {
  return snapshot.split('\n').flatMap((line) => {
    const found = LINE.exec(line);
    if (!found) return [];
    const [, role, name = '', states] = found;
    return [{
      role,
      name: name.replace(/\\(.)/g, '$1').replaceAll("''", "'"),
      disabled: states.includes('[disabled]'),
      pressed: states.includes('[pressed]'),
    }];
  });
}
