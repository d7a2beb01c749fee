// Which build of the client this page is, and which one the server has by now.

/** Where the path of a module names its build. */
const IN_PATH = /\/v\/([0-9a-f]+)\//;

/** @type {string | undefined} */
let own;
/** @type {string | undefined} */
let latest;

export const clientVersion = {
  /** Called when the server has another build than before. */
  onChange: () => {},
  /**
   * Says which build this page is: the one in the path of its modules, or else the one that the server names first.
   * @param {string} url  of a module of this page
   */
  setOwn(url) {
    own = IN_PATH.exec(url)?.[1];
  },
  /** Notes what the server says; a server of an older protocol says nothing. @param {string | undefined} version */
  note(version) {
    if (!version || version === latest) return;
    own ??= version;
    latest = version;
    clientVersion.onChange();
  },
  /** Returns whether the server has another build than this page. */
  isOutdated: () => latest !== undefined && latest !== own,
};
