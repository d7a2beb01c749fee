// Examples in the rule book: a position to play on from, below its clause. One is open at a time.

import { h } from '../dom.js';
import { fileUrl } from '../version.js';
import { loadMessages, t } from '../words.js';
import { rowOf } from '../book/parse.js';
import { pieceRows } from '../book/pieces.js';
import { sandboxTable } from './sandbox.js';

/** @typedef {import('../sandbox.js').Position & {name: string, rule: string}} Example */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {(rule: string) => void} openRule
 * @param {() => import('../types.js').BookPieces | null} pieces  null until they are loaded
 */
export function examples(app, game, openRule, pieces) {
  const scope = `${game}-learn`;
  /** @type {Example[]} */
  let all = [];
  /** @type {{name: string, table: import('./sandbox.js').SandboxTable} | null} */
  let open = null;

  Promise.all([fetch(fileUrl(`games/${game}/learn/examples.json`)), loadMessages([scope])])
    .then(async ([answer]) => {
      all = answer.ok ? await answer.json() : [];
      app.redraw();
    })
    .catch(() => {});

  function close() {
    open?.table.close();
    open = null;
  }

  /** @param {Example} example */
  function toggle(example) {
    const same = open?.name === example.name;
    close();
    if (!same) open = { name: example.name, table: sandboxTable(app, game, { bots: true, ...example }, { openRule }) };
    app.redraw();
  }

  /** The position as a picture. @param {Example} example */
  function still({ state }) {
    const drawn = pieces();
    const rows = drawn?.position(state).map(({ label, pieces }) => ({ ...rowOf(pieces), label }));
    return drawn && rows && pieceRows(rows, drawn);
  }

  /** @param {Example} example */
  function draw(example) {
    const table = open?.name === example.name ? open.table : null;
    const title = t(`${scope}-${example.name}-title`);
    return h(
      'section',
      {
        class: `example ${table ? 'open' : ''}`,
        key: `example-${example.name}`,
        'aria-label': t('example-of', { title }),
      },
      h('p', null, h('strong', null, title), ' ', t(`${scope}-${example.name}-text`)),
      table ? table.draw() : still(example),
      h(
        'div',
        { class: 'row' },
        table && h('button', { key: 'reset', class: 'button', on: { click: table.reset } }, t('example-reset')),
        h(
          'button',
          {
            key: 'open',
            class: `button ${table ? 'quiet' : ''}`,
            'aria-expanded': `${!!table}`,
            on: { click: () => toggle(example) },
          },
          t(table ? 'example-close' : 'example-open'),
          !table && h('span', { class: 'visually-hidden' }, `: ${title}`),
        ),
      ),
    );
  }

  return {
    /** Draws the examples of a clause. @param {string} rule */
    at: (rule) => all.filter((example) => example.rule === rule).map(draw),
    languageChanged: () => open?.table.reset(),
    close,
  };
}
