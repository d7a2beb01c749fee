// The build that this client is of. All its files are in one folder, so what a page loads later is of the same build.

/** The folder of all files of this build, `/v/VERSION/`. */
const FOLDER = new URL('.', import.meta.url).pathname;

/** Differs from build to build; the server's own is in its answers. */
export const VERSION = FOLDER.split('/').at(-2) ?? '';

/** Returns the address of a file of this build. @param {string} path  without a leading slash */
export const fileUrl = (path) => FOLDER + path;
