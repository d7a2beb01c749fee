// What every style sheet keeps to. Runs without a browser.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
/** The sheet that comes first: it declares the order of the layers, and the colours. */
const FIRST = 'client/css/base.css';
/** The page for hosts has this sheet alone. */
const ADMIN = 'client/css/admin.css';

const shell = readdirSync(join(ROOT, 'client/css')).map((name) => `client/css/${name}`);
const boards = readdirSync(join(ROOT, 'games'))
  .flatMap((game) => [`games/${game}/board/board.css`, `games/${game}/board/kids/board.css`])
  .filter((path) => existsSync(join(ROOT, path)));
const sheets = [...shell, ...boards].filter((path) => path !== ADMIN);

/** @typedef {{property: string, value: string}} Declaration */

/** @param {string} css @returns {string} without its comments */
const withoutComments = (css) => css.replace(/\/\*[^]*?\*\//g, '');

/** @param {string} css @returns {Declaration[]} */
const declarations = (css) =>
  [...withoutComments(css).matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=;)/g)].map(
    ([, property, value]) => ({ property, value }),
  );

/**
 * Spaces are steps of the scale, sides are logical, and only custom properties name a colour by its number: those of
 * the first sheet, or those of a game's own pieces.
 * @param {string} css
 * @returns {string[]} what is wrong
 */
function faults(css) {
  const found = [];
  for (const { property, value } of declarations(css)) {
    const text = `${property}: ${value}`;
    // A hairline is no space.
    if (/^(padding|margin|gap|row-gap|column-gap)/.test(property) && /(?<![\w.-])(?!-?1px)-?[\d.]+px/.test(value))
      found.push(`${text} is no step of the scale`);
    if (/^(padding|margin|border)-(left|right|top|bottom)$/.test(property) || /^(left|right)$/.test(value))
      found.push(`${text} is not logical`);
    if (!property.startsWith('--') && /#[\da-f]{3,8}\b/i.test(value)) found.push(`${text} names a colour`);
  }
  return found;
}

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

for (const path of sheets) {
  test(`${path} uses the scale, logical sides and named colours`, () => {
    assert.deepEqual(
      faults(read(path)).filter((fault) => !isPieceColour(path, fault)),
      [],
    );
  });
}

/** Drawings of a game's own may be coloured in its sheet. @param {string} path @param {string} fault */
const isPieceColour = (path, fault) => boards.includes(path) && /^(fill|stroke): .* names a colour$/.test(fault);

test('every rule is in a layer, and the first sheet alone declares their order', () => {
  const order = /@layer ([\w, ]+);/.exec(withoutComments(read(FIRST)))?.[1].split(', ') ?? [];
  assert.ok(order.length > 4, `${order}`);
  for (const path of sheets) {
    const css = withoutComments(read(path));
    const outside = css.replace(/@layer ([\w, ]+);/g, '').replace(/^@layer (\w+) \{\n[^]*?^\}$/gm, (_, layer) => {
      assert.ok(order.includes(layer), `${path}: ${layer}`);
      return '';
    });
    assert.equal(outside.trim(), '', path);
    if (path !== FIRST) assert.doesNotMatch(css, /@layer [\w, ]+;/, path);
  }
});

test('the shell names colours in the first sheet only', () => {
  for (const path of shell.filter((path) => path !== FIRST))
    assert.doesNotMatch(withoutComments(read(path)), /#[\da-f]{3,8}\b/i, path);
});

test('planted faults are found', () => {
  const planted = [
    'padding: 7px;',
    'margin: 0 -3px;',
    'gap: calc(var(--space-1) + 5px);',
    'margin-left: var(--space-1);',
    'border-top: 0;',
    'text-align: right;',
    'color: #fff;',
  ];
  for (const declaration of planted) assert.equal(faults(`.a { ${declaration} }`).length, 1, declaration);
  const sound = ['padding: var(--space-1) 0;', 'margin: -1px;', 'width: 7px;', '--shelf: #b9a27a;', 'text-align: end;'];
  for (const declaration of sound) assert.deepEqual(faults(`.a { ${declaration} }`), [], declaration);
});
