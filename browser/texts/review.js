// Makes one page with every message, filled with real facts, in three languages side by side, to be read aloud:
// `cargo xtask texts`, or `node browser/texts/review.js ROOT FACTS SCREENS FILE` for the texts of another folder.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, dirname } from 'node:path';
import { chooseCases, readScreens, screenName } from './cases.js';
import { LANGUAGES, readCatalogue } from './catalogue.js';
import { SCRIPT, STYLE } from './review-page.js';
import { commonSlips } from './slips.js';

/** A line on a phone is no longer. */
const LONGEST = 140;
/** What the files of a folder are for. @type {[RegExp, string][]} */
const SCOPES = [
  [/^client/, 'Browser: the shell'],
  [/games\/(\w+)\/board\/kids/, 'Browser: the children’s table of $1'],
  [/games\/(\w+)\/board/, 'Browser: the board of $1'],
  [/games\/(\w+)\/learn/, 'Browser: the lesson of $1'],
  [/games\/(\w+)\/lang/, 'Rules of $1: events, refusals, hints'],
  [/^table/, 'Table: what happens, and refusals'],
  [/^server/, 'Server: refusals'],
  [/^rules/, 'Core of the rules'],
  [/^engine/, 'Engine'],
  [/^cli/, 'Command line'],
];

/** @param {unknown} text */
const html = (text) =>
  `${text}`.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '');

/** @param {string} path */
const scopeName = (path) => {
  const [pattern, name] = SCOPES.find(([pattern]) => pattern.test(path)) ?? [/^/, path];
  return name.replace('$1', path.match(pattern)?.[1] ?? '');
};

/**
 * @typedef {import('./fluent.js').Entry} Entry
 * @typedef {object} Sources
 * @property {import('./catalogue.js').Catalogue} catalogue
 * @property {import('./cases.js').Fact[]} facts
 * @property {Record<string, number>} [times]  how often each message was said
 * @property {import('./note-messages.js').Screen[]} screens
 * @property {string} linkBase  from the page to the repository
 */

/** Returns the page. @param {Sources} sources */
export function reviewPage({ catalogue, facts, times = {}, screens, linkBase }) {
  const cases = chooseCases(catalogue, facts, screens);
  const pictures = picturesOf(screens);
  const scopes = [...catalogue.folders.keys()].sort(byScope);
  const row = (/** @type {string} */ path, /** @type {Entry} */ entry) =>
    messageRow(catalogue, { path, entry, cases: cases(path, entry.id), pictures, linkBase });
  const sections = scopes.map((path) => section(path, messagesOf(catalogue, path), row));
  const total = scopes.reduce((sum, path) => sum + messagesOf(catalogue, path).length, 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stammtisch: all texts</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<header><h1>All texts</h1> <span id="count">${total} messages</span>
<label>Scope <select id="scope"><option value="">all</option>
<option value="slips">Slips: the most common refusals</option>${scopes.map(scopeOption).join('')}</select></label>
<label>Text or id <input id="filter" type="search"></label>
<label>Only <select id="only"><option value="">everything</option>
<option value="long">over ${LONGEST} characters</option><option value="same">equal in two languages</option>
<option value="made">with made-up facts</option></select></label>${LANGUAGES.map(languageBox).join(' ')}</header>
<main>${slipSection(commonSlips(catalogue, facts, times))}${sections.join('\n')}</main>
<dialog id="picture"><img alt=""></dialog>
<script>const PICTURES = ${JSON.stringify(Object.fromEntries(pictures))};${SCRIPT}</script></html>`;
}

/** @param {import('./catalogue.js').Catalogue} catalogue @param {string} path */
const messagesOf = (catalogue, path) =>
  [...(catalogue.folders.get(path)?.en.values() ?? [])].filter(({ id }) => !id.startsWith('-'));

/** The most common slips of each game. @param {import('./slips.js').Slip[]} slips */
function slipSection(slips) {
  const rows = slips.map(({ game, does, id, times, said }, at) => {
    const heading = slips[at - 1]?.game === game ? '' : `<h3>${html(game)}</h3>`;
    const cases = said.map((one) => `<div class="case">${columns(one)}</div>`);
    const situation = `<p class="note">${times}×: somebody ${html(does)}</p>`;
    return `${heading}<article data-group="slips"><h4>${html(id)}</h4>${situation}${cases.join('')}</article>`;
  });
  return `<section data-scope="slips"><h2>Slips <small>${slips.length}</small></h2>${rows.join('')}</section>`;
}

/** @param {string} path */
const scopeOption = (path) => `<option value="${html(path)}">${html(scopeName(path))}</option>`;

/** @param {string} code */
const languageBox = (code) => `<label><input type="checkbox" class="language" value="${code}" checked> ${code}</label>`;

/**
 * The messages of a folder, under the headings of its file.
 * @param {string} path @param {Entry[]} entries @param {(path: string, entry: Entry) => string} row
 */
function section(path, entries, row) {
  let group = '';
  const rows = entries.map((entry) => {
    const heading = entry.group === group ? '' : `<h3>${html(entry.group)}</h3>`;
    group = entry.group;
    return `${heading}${row(path, entry)}`;
  });
  const title = `<h2>${html(scopeName(path))} <small>${entries.length}</small></h2>`;
  return `<section data-scope="${html(path)}">${title}${rows.join('\n')}</section>`;
}

/** @param {string} a @param {string} b */
function byScope(a, b) {
  const at = (/** @type {string} */ path) => SCOPES.findIndex(([pattern]) => pattern.test(path));
  return at(a) - at(b) || a.localeCompare(b);
}

/**
 * Returns the pictures of the screens, as addresses that hold them.
 * @param {import('./note-messages.js').Screen[]} screens
 */
function picturesOf(screens) {
  /** @type {Map<string, string>} */
  const pictures = new Map();
  for (const { name, size, picture } of screens) {
    const key = screenName(name, size);
    if (pictures.has(key) || !existsSync(picture)) continue;
    pictures.set(key, `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`);
  }
  return pictures;
}

/**
 * @typedef {object} Row
 * @property {string} path
 * @property {Entry} entry
 * @property {import('./cases.js').Case[]} cases
 * @property {Map<string, string>} pictures
 * @property {string} linkBase
 */

/** @param {import('./catalogue.js').Catalogue} catalogue @param {Row} row */
function messageRow(catalogue, { path, entry: { id, comment, group }, cases, pictures, linkBase }) {
  const said = cases.map(({ values }) => LANGUAGES.map((code) => catalogue.say(path, code, id, values[code])));
  const isLong = said.flat().some((text) => text.length > LONGEST);
  const isSame = said.some(([en, de, nl]) => en === de || en === nl);
  const isMade = cases.some(({ real, values }) => !real && Object.keys(values.en).length > 0);
  const marks = [isLong && 'long', isSame && 'same', isMade && 'made'].filter(Boolean).join(' ');
  const links = LANGUAGES.map((code) => {
    const line = catalogue.folders.get(path)?.[code].get(id)?.line ?? 1;
    return `<a href="${linkBase}/${path}/${code}.ftl#L${line}">${path}/${code}.ftl:${line}</a>`;
  });
  const rows = cases.map(({ situation, real }, at) => {
    const facts = real || !isMade ? '' : '<i>made-up facts</i> ';
    const shot = [...pictures.keys()].find((name) => situation.endsWith(name));
    const look = shot ? ` <button data-picture="${html(shot)}">picture</button>` : '';
    return `<div class="case">${columns(said[at])}<p class="where">${facts}${html(situation)}${look}</p></div>`;
  });
  const note = comment ? `<p class="note">${html(comment)}</p>` : '';
  const head = `<h4>${html(id)}</h4><p class="links">${links.join(' ')}</p>`;
  return `<article class="${marks}" data-group="${html(group)}">${head}${note}${rows.join('')}</article>`;
}

/** A text in each language. @param {string[]} said */
const columns = (said) =>
  LANGUAGES.map((code, at) => {
    const long = said[at].length > LONGEST ? ` <b class="long">${said[at].length}</b>` : '';
    return `<p lang="${code}" class="${code}">${html(said[at])}${long}</p>`;
  }).join('');

/** @param {string[]} args */
function main([root, factsFile, screensFolder, file]) {
  const facts = JSON.parse(readFileSync(factsFile, 'utf8'));
  const screens = readScreens(screensFolder);
  const sources = { catalogue: readCatalogue(root), facts: facts.said.sentences, times: facts.said.times, screens };
  writeFileSync(file, reviewPage({ ...sources, linkBase: relative(dirname(file), root) || '.' }));
  const faults = screens.flatMap(({ name, size, faults: own = [] }) => own.map((one) => `${name} (${size}): ${one}`));
  for (const fault of new Set(faults)) console.log(fault);
  console.log(`all texts, with facts of seed ${facts.seed} and ${screens.length} screens: ${join(file)}`);
}

if (import.meta.filename === process.argv[1]) main(process.argv.slice(2));
