// What a picture is called, for those who do not see it.

import { h } from '../dom.js';

/** A text for screen readers alone. @param {...(string | number | false | null | undefined)} parts  joined by commas */
export const hiddenLabel = (...parts) => h('span', { class: 'visually-hidden' }, parts.filter(Boolean).join(', '));
