// Where the rules of a game come from: its original sheet, elsewhere, or our own ruling, and why.

import { h } from '../dom.js';
import { optionText } from '../parts/options.js';
import { t } from '../words.js';

/**
 * @typedef {import('./parse.js').Source} Source
 * @typedef {import('./parse.js').Section} Section
 */

/** Returns whether a rule is ours, because the sheet is silent or the sources disagree. @param {Source} source */
export const isOurs = ({ kind }) => kind === 'ruling' || kind === 'disputed';

/** @param {string} game @param {Source[]} sources */
export const sourceList = (game, sources) =>
  h(
    'ul',
    { class: 'sources' },
    sources.map((source) =>
      h(
        'li',
        null,
        h('strong', null, t(`book-source-${source.kind}`)),
        ' ',
        source.why || t('book-given-why'),
        ' ',
        otherwise(game, source),
      ),
    ),
  );

/** Says which option plays it otherwise. @param {string} game @param {Source} source */
export const otherwise = (game, { option }) =>
  option && h('span', { class: 'otherwise' }, t('book-otherwise', { option: namedOption(game, option) }));

/** @param {string} game @param {NonNullable<Source['option']>} option */
function namedOption(game, { name, value }) {
  if (!value) return optionText(game, name);
  const typed = value === 'true' || value === 'false' ? value === 'true' : value;
  return optionText(game, name, typed);
}
