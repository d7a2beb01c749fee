// Faces, and what is said at a seat.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { createPage } from '../../browser/page.js';

createPage();

const { bubbles, timeToRead } = await import('../parts/bubbles.js');
const { GUESTS } = await import('../faces/guests.js');
const { REGULARS } = await import('../faces/regulars.js');
const { face } = await import('../parts/face.js');

/** The names between quotes in a part of a Rust file. @param {string} file @param {string} from */
function namesIn(file, from) {
  const text = readFileSync(join(import.meta.dirname, '../../table/src', file), 'utf8');
  const part = text.slice(text.indexOf(from), text.indexOf('];', text.indexOf(from)));
  return [...part.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
}

test('every regular and every face of the server is drawn, each in its own way', () => {
  const characters = namesIn('regulars.rs', 'pub const ALL').filter((_, at) => at % 2 === 1);
  assert.deepEqual(Object.keys(REGULARS), characters);
  assert.deepEqual(Object.keys(GUESTS).toSorted(), namesIn('faces.rs', 'pub const FACES').toSorted());
  const drawn = [...characters, ...Object.keys(GUESTS), 'bot', ''].map((name) => JSON.stringify(face(name)));
  assert.equal(new Set(drawn).size, 26);
  for (const picture of drawn) assert.ok(!/NaN|undefined|--/.test(picture), picture);
});

test('who differs by more than colours', () => {
  const shapes = [...Object.values(REGULARS), ...Object.values(GUESTS)].map(({ back = [], front }) =>
    [...back, ...front].map(({ d }) => d).join(' '),
  );
  assert.equal(new Set(shapes).size, shapes.length);
});

/** A table of three, of which the second is a person with the number 4. */
function table() {
  const announced = /** @type {string[]} */ ([]);
  const app = /** @type {any} */ ({ redraw: () => {}, announce: (/** @type {string} */ text) => announced.push(text) });
  const session = /** @type {any} */ ({
    code: 'abc',
    snapshot: { seats: [null, { person: 4 }, null] },
    name: () => 'Bruno',
  });
  return { said: bubbles(app, session), announced };
}

/** @param {number} number @param {string} text */
const line = (number, text) => /** @type {any} */ ({ number, chat: { seat: 1, person: 4, name: 'Bruno', text } });

test('more to read stays longer, within bounds', () => {
  assert.ok(timeToRead({ text: 'Hi' }) < timeToRead({ text: 'Good luck, everybody!' }));
  assert.equal(timeToRead({ text: 'x'.repeat(500) }), timeToRead({ text: 'x'.repeat(400) }));
});

test('a bubble goes away by itself, and the next one takes its place', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { said, announced } = table();
  said.received([line(1, 'Hello')]);
  assert.ok(said.at(1) && !said.at(0));
  mock.timers.tick(3000);
  said.reacted({ seat: 1, reaction: 'ouch' });
  mock.timers.tick(3000);
  assert.ok(said.at(1), 'the first one would be over');
  mock.timers.tick(3000);
  assert.equal(said.at(1), null);
  assert.equal(announced.length, 1);
  mock.timers.reset();
});

test('nothing is shown of watchers and of muted people', async () => {
  const { setMuted } = await import('../muted.js');
  const { said, announced } = table();
  said.received([/** @type {any} */ ({ number: 1, chat: { seat: null, person: 9, name: 'Eve', text: 'Hi' } })]);
  setMuted('abc', 4, true);
  said.received([line(2, 'Hello')]);
  said.reacted({ seat: 1, reaction: 'cheers' });
  assert.equal(said.at(1), null);
  assert.deepEqual(announced, []);
  setMuted('abc', 4, false);
  said.close();
});
