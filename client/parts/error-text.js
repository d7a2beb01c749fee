import { report } from '../dom.js';
import { t } from '../words.js';
import { RequestError } from '../transport.js';

/** How browsers begin to say that a request, or a module, did not come. */
const NOT_LOADED = /^(Failed to fetch|NetworkError|Load failed|error loading dynamically|Importing a module)/;

/** Returns whether something could not be loaded; a style sheet fails with an event. @param {unknown} error */
export function isLoadError(error) {
  if (error instanceof RequestError) return error.status === 0;
  return error instanceof Event || (error instanceof TypeError && NOT_LOADED.test(error.message));
}

/** Writes an error to the console, unless something only could not be loaded. @param {unknown} error */
export function reportBug(error) {
  if (!isLoadError(error)) report(error);
}

/**
 * Returns a sentence that says what went wrong. An error of our own code is none of the server's: it goes to the
 * console as well.
 * @param {unknown} error
 */
export function errorText(error) {
  if (isLoadError(error)) return t('error-unreachable');
  if (error instanceof RequestError) return error.why || t(error.status === 429 ? 'error-too-many' : 'error-server');
  report(error);
  return t('error-bug');
}
