// Whether the server has another build of the client than this page by now.

import { VERSION } from './version.js';

/** @type {string | undefined} */
let latest;

export const clientVersion = {
  /** Called when the server has another build than before. */
  onChange: () => {},
  /** Notes what the server says; a server of an older protocol says nothing. @param {string | undefined} version */
  note(version) {
    if (!version || version === latest) return;
    latest = version;
    clientVersion.onChange();
  },
  /** Returns whether the server has another build than this page. */
  isOutdated: () => latest !== undefined && latest !== VERSION,
};
