import { t } from '../words.js';
import { RequestError } from '../transport.js';

/** Returns a sentence that says what went wrong. @param {unknown} error */
export const errorText = (error) =>
  (error instanceof RequestError && error.why) ||
  t(error instanceof RequestError && error.status === 429 ? 'error-too-many' : 'error-unreachable');
