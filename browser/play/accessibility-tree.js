// The page as assistive technology gets it: roles, names and states.

/** @typedef {{role: string, name: string, disabled: boolean, pressed: boolean}} AccessibleElement */

const LINE = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;

/** Parses an ARIA snapshot of Playwright. @param {string} snapshot @returns {AccessibleElement[]} */
export function accessibleElements(snapshot) {
  return snapshot.split('\n').flatMap((line) => {
    const found = LINE.exec(line);
    if (!found) return [];
    const [, role, name = '', states] = found;
    return [
      {
        role,
        name: name.replace(/\\(.)/g, '$1').replaceAll("''", "'"),
        disabled: states.includes('[disabled]'),
        pressed: states.includes('[pressed]'),
      },
    ];
  });
}
