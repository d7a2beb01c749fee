// Lessons without a browser: each is played by every way that its steps accept, and what the coach says is compared
// with the table.

import '../client-modules.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { program, startServer } from '../server.js';
import { GAMES, words } from '../words.js';

/**
 * @typedef {import('../../client/lesson.js').Step & {ways?: Action[]}} Step  `ways`: what completes a step as well, and
 *   is not listed
 * @typedef {import('../../client/types.js').Action} Action
 * @typedef {import('../../client/types.js').SandboxAnswer} SandboxAnswer
 * @typedef {import('../../client/types.js').Scene} Scene
 * @typedef {Record<string, any>} State
 */

const LANGUAGES = ['en', 'de', 'nl'];
const ROOT = join(import.meta.dirname, '../..');
/** The longest sentence of the coach, and how many they say at once. */
const MAX_SENTENCE = 140;
const MAX_SENTENCES = 2;
/** A lesson takes about five minutes: people read so many words in a minute, and need so many seconds for the rest. */
const WORDS_PER_MINUTE = 180;
const SECONDS = { move: 7, next: 2, beat: 2 };
const MAX_MINUTES = 5;

// What the client's modules need of a browser when they are loaded.
Object.assign(globalThis, {
  document: { getElementById: () => null, addEventListener() {}, documentElement: {}, cookie: '' },
  addEventListener() {},
  location: { protocol: 'http:', host: 'table.test', search: '' },
});
const { appState } = await import('../../client/app-state.js');
const { fulfils, matches, sentenceKey, YOU } = await import('../../client/lesson.js');
const { loadMessages, setLanguage } = await import('../../client/words.js');

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));
/** @type {Record<string, Record<string, any>>} */
const scopes = Object.fromEntries(
  LANGUAGES.map((language) => [language, JSON.parse(execFileSync(program, ['words', language], { encoding: 'utf8' }))]),
);

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
const realFetch = globalThis.fetch;

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(path, body) {
  const headers = { 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin' };
  const answer = await realFetch(`${server.url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  return answer.json();
}

before(async () => {
  server = await startServer(['--commands', '100000']);
  // The client asks for its messages as it does in a browser.
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path) => {
      const [, language, scope] = /words\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
      return { ok: true, status: 200, json: async () => scopes[language][scope] };
    }
  );
  const { games, regulars } = await ask('games');
  Object.assign(appState, { games, regulars });
  await loadMessages(['shell']);
});
after(async () => {
  globalThis.fetch = realFetch;
  await server?.close();
});

/** @param {State} state @param {Action} [action] @param {number} [by] @returns {Promise<SandboxAnswer>} */
const attempt = (state, action, by) => ask('sandbox', { state, seat: YOU, action, by });

/** @param {SandboxAnswer} answer @param {any[]} events @returns {Scene} */
const sceneOf = ({ view, turn, actions, complete, over }, events) => ({
  view,
  turn,
  actions,
  complete,
  over,
  events,
  you: YOU,
  mine: turn === YOU,
  names: Array.from({ length: view.players }, (_, seat) => (seat === YOU ? 'You' : appState.regulars[seat].name)),
});

/** @param {SandboxAnswer} answer */
const eventsOf = ({ updates }) => updates.map(({ event }) => event);

/**
 * Returns the names of all pieces that messages name, in a language.
 * @param {string} game @param {string} language @returns {[string, string][]}
 */
function piecesOf(game, language) {
  const { t, keys } = spoken[language];
  const start = `${game}-`;
  return keys.flatMap((key) => {
    const [, kind, piece] = /^(card|tile)-(\w+)$/.exec(key.startsWith(start) ? key.slice(start.length) : '') ?? [];
    if (kind === 'card') return [/** @type {[string, string]} */ ([piece, t(key)])];
    if (kind !== 'tile') return [];
    return Array.from(
      { length: 13 },
      (_, at) => /** @type {[string, string]} */ ([`${piece}${at + 1}`, t(key, { number: `${at + 1}` })]),
    );
  });
}

/** A name as it stands in a sentence: at its beginning, and of several. @param {string} name */
const asWord = (name) => new RegExp(`(?<!\\p{L})${name}(?:s|e|n)?(?![\\p{L}\\d])`, 'giu');

/** Returns the pieces that a text names. @param {string} game @param {string} language @param {string} text */
const namedIn = (game, language, text) =>
  piecesOf(game, language).flatMap(([piece, name]) => (asWord(name).test(text) ? piece : []));

/** Returns all that lies in sight. @param {any} part @returns {string[]} */
const inSight = (part) =>
  typeof part === 'string'
    ? [part.replace('*', '')]
    : part && typeof part === 'object'
      ? Object.values(part).flatMap(inSight)
      : [];

/** @param {string} file @returns {Step[]} */
const stepsOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What the coach says, compared with the table.
 * @param {string} game
 * @param {(scene: Scene) => Record<string, string | number>} facts
 */
function coachOf(game, facts) {
  /** What was said before is not looked at again. @type {Map<string, string[]>} */
  const heard = new Map();

  /** Says a message in every language; returns the pieces that it names. @param {string} key @param {Scene} scene */
  async function say(key, scene) {
    const id = `${game}-learn-${key}`;
    /** @type {string[][]} */
    const named = [];
    for (const language of LANGUAGES) {
      const { t, values, keys, plain } = spoken[language];
      assert.ok(keys.includes(id), `${id} is missing in ${language}`);
      await setLanguage(language);
      await loadMessages([game]);
      const known = facts(scene);
      for (const value of values(id))
        assert.ok(known[value] !== undefined && known[value] !== '', `${id}: there is no ${value}`);
      const text = t(id, known);
      const where = `${id} (${language}): “${text}”`;
      if (heard.has(text)) {
        named.push(/** @type {string[]} */ (heard.get(text)));
        continue;
      }
      const sentences = text.split(/(?<=[.!?]) /);
      assert.ok(sentences.length <= MAX_SENTENCES, `${where} is more than ${MAX_SENTENCES} sentences`);
      for (const one of sentences) assert.ok(one.length <= MAX_SENTENCE, `${where}: “${one}” is too long`);
      // A number comes from the table, or is part of a name.
      const rest = piecesOf(game, language).reduce((left, [, name]) => left.replace(asWord(name), ''), plain(id));
      assert.doesNotMatch(rest, /\d/, `${where} has a number of its own`);
      const pieces = namedIn(game, language, text);
      heard.set(text, pieces);
      named.push(pieces);
    }
    assert.deepEqual(named[1], named[0], `${id}: German names other pieces than English`);
    assert.deepEqual(named[2], named[0], `${id}: Dutch names other pieces than English`);
    const seen = inSight(scene.view);
    for (const piece of named[0]) assert.ok(seen.includes(piece), `${id}: no ${piece} is on the table`);
    return named[0];
  }
  return say;
}

for (const game of GAMES) {
  const folder = join(ROOT, 'games', game, 'learn');
  const about = readFileSync(join(ROOT, 'games', game, 'board/about.js'), 'utf8');
  const more = /lessons: \[([^\]]*)\]/.exec(about)?.[1].match(/\w+/g) ?? [];

  for (const name of ['lesson', ...more.map((value) => `lesson-${value}`)]) {
    test(`${name} of ${game}: every way leads to its end, and the coach says what is on the table`, async () => {
      assert.ok(existsSync(join(folder, `${name}.json`)));
      const { facts } = await import(`/games/${game}/learn/facts.js`);
      const say = coachOf(game, facts);
      const exists = (/** @type {string} */ key) => spoken.en.keys.includes(`${game}-learn-${key}`);
      /**
       * The positions that a step may begin in, with what happened before.
       * @type {Map<string, {state: State, events: any[]}>}
       */
      let starts = new Map();
      let ways = 0;
      for (const step of stepsOf(join(folder, `${name}.json`))) {
        if (step.state) starts = new Map([['', { state: step.state, events: [] }]]);
        /** @type {typeof starts} */
        const ends = new Map();
        for (const { state, events } of starts.values()) {
          let answer = await attempt(state);
          const before = [...events];
          for (const action of step.others ?? []) {
            assert.notEqual(answer.turn, YOU, `${step.name}: it is not their turn`);
            answer = await attempt(answer.state, action, answer.turn ?? undefined);
            assert.ok(answer.state, `${step.name}: ${JSON.stringify(answer)}`);
            before.push(...eventsOf(answer));
          }
          assert.ok(answer.state, `${step.name}: ${JSON.stringify(answer)}`);
          const scene = sceneOf(answer, before);
          const named = await say(`step-${step.name}-text`, scene);
          if (!step.do) {
            ends.set(JSON.stringify(answer.state), { state: answer.state, events: before });
            continue;
          }
          assert.equal(answer.turn, YOU, `${step.name}: it is not your turn`);
          /** @type {Action[]} */
          const accepted = [];
          let used = '';
          for (const action of [...answer.actions, ...(step.ways ?? [])]) {
            const done = await attempt(answer.state, action);
            assert.ok(done.state, `${step.name}: ${JSON.stringify(action)}: ${JSON.stringify(done)}`);
            const isAccepted = fulfils(step, action, done);
            const part = sentenceKey(step, isAccepted ? 'why' : 'other', action, exists);
            if (!isAccepted) {
              await say(part, scene);
              continue;
            }
            accepted.push(action);
            used += JSON.stringify([action, done.updates]);
            const after = [...before, ...eventsOf(done)];
            await say(part, sceneOf(done, after));
            ends.set(JSON.stringify(done.state), { state: done.state, events: after });
            if (done.over) assert.deepEqual(done.view.winners, [YOU], `${step.name}: somebody else wins`);
          }
          ways += accepted.length;
          assert.ok(accepted.length, `${step.name} cannot be completed from ${JSON.stringify(answer.state)}`);
          for (const way of step.ways ?? []) assert.ok(accepted.includes(way), `${step.name}: ${JSON.stringify(way)}`);
          if (step.show && starts.size === 1)
            assert.ok(
              accepted.some((action) => matches(step.show, action)),
              `${step.name}: what is shown`,
            );
          // What the text names of your own pieces can be used here.
          const mine = inSight(answer.view.hands?.[YOU] ?? answer.view.racks?.[YOU]);
          for (const piece of named.filter((one) => mine.includes(one)))
            assert.ok(used.includes(`"${piece}"`), `${step.name}: ${piece} is of no use`);
        }
        starts = ends;
      }
      assert.ok(ways > 0);
    });

    test(`${name} of ${game} takes about five minutes`, (context) => {
      const steps = stepsOf(join(folder, `${name}.json`));
      const ids = steps.flatMap((step) =>
        [`text`, ...(step.do ? ['why'] : [])].map((part) => `step-${step.name}-${part}`),
      );
      const read = ids.flatMap((id) => {
        const key = spoken.de.keys.find((one) => one.startsWith(`${game}-learn-${id}`));
        return spoken.de.plain(key ?? '').split(/\s+/);
      }).length;
      const seconds = steps.reduce(
        (sum, step) => sum + (step.do ? SECONDS.move : 0) + SECONDS.next + (step.others?.length ?? 0) * SECONDS.beat,
        0,
      );
      const minutes = read / WORDS_PER_MINUTE + seconds / 60;
      context.diagnostic(`${steps.length} steps, ${read} words, ${minutes.toFixed(1)} minutes`);
      assert.ok(minutes < MAX_MINUTES, `${minutes} minutes`);
    });
  }
}
