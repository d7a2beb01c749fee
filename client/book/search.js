// The search field of a rule book, with what it finds.

import { h } from '../dom.js';
import { afterDraw } from '../frames.js';
import { t } from '../words.js';
import { find } from './find.js';

/** @typedef {import('./find.js').Entry} Entry */

/**
 * @param {() => void} redraw
 * @param {(entry: Entry) => Record<string, any>} linkTo  the props of a link to a section
 * @param {(entry: Entry) => void} open
 */
export function bookSearch(redraw, linkTo, open) {
  let query = '';

  /** @param {string} text */
  const ask = (text) => {
    query = text;
    redraw();
  };

  const links = (/** @type {Element} */ box) => /** @type {HTMLElement[]} */ ([...box.querySelectorAll('.hits a')]);

  /** Arrow keys go through the hits, Enter opens the first, Escape clears. @param {KeyboardEvent} event */
  function keydown(event) {
    const box = /** @type {Element} */ (event.currentTarget);
    const all = links(box);
    const field = /** @type {HTMLInputElement | null} */ (box.querySelector('input'));
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === 'ArrowDown') (all[at + 1] ?? all[at])?.focus();
    else if (event.key === 'ArrowUp') (all[at - 1] ?? field)?.focus();
    else if (event.key === 'Escape' && query) {
      ask('');
      afterDraw(() => field?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Entry[]} entries @param {SubmitEvent} event */
  function submit(entries, event) {
    event.preventDefault();
    const [first] = find(entries, query);
    if (first) open(first.entry);
  }

  return {
    /**
     * @param {Entry[]} entries
     * @param {import('../dom.js').Child} contents  shown if nothing is found
     * @param {boolean} atFirst  and before something is looked for
     */
    draw(entries, contents, atFirst) {
      const hits = find(entries, query);
      const asked = query.trim();
      return h(
        'form',
        {
          class: 'book-search',
          role: 'search',
          key: 'search',
          on: { keydown, submit: (/** @type {SubmitEvent} */ event) => submit(entries, event) },
        },
        h(
          'label',
          { class: 'field' },
          h('span', null, t('book-search')),
          h('input', {
            type: 'search',
            autocomplete: 'off',
            spellcheck: 'false',
            maxlength: 80,
            value: query,
            on: { input: (/** @type {any} */ event) => ask(event.target.value) },
          }),
        ),
        h(
          'p',
          { role: 'status', class: asked ? 'found' : 'visually-hidden' },
          asked && (hits.length ? t('book-hits', { count: hits.length }) : t('book-no-hits', { words: asked })),
        ),
        hits.length
          ? h(
              'ul',
              { class: 'hits' },
              hits.map((hit) => h('li', { key: hit.entry.id }, link(hit))),
            )
          : (asked || atFirst) && contents,
      );
    },
  };

  /** @param {import('./find.js').Hit} hit */
  function link({ entry, parts }) {
    return h(
      'a',
      linkTo(entry),
      h('strong', null, entry.title),
      entry.number && h('span', { class: 'number' }, ` ${entry.number}`),
      h(
        'span',
        { class: 'excerpt' },
        parts.map(({ text, found }) => (found ? h('mark', null, text) : text)),
      ),
    );
  }
}
