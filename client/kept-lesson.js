// How far somebody is in a lesson: kept, so that they go on there after a reload or on another day.

import { findStored, store, stored } from './storage.js';

/** @typedef {{name: string, states: Record<string, any>[]}} Kept  the step, and how each step up to it began */

/** @param {string} lesson */
const keyOf = (lesson) => `lesson-${lesson}`;

/**
 * Returns where to go on: the number of the step, and how it and those before it began. A lesson that has changed since
 * starts over.
 * @param {string} lesson @param {import('./lesson.js').Step[]} steps
 */
export function keptStep(lesson, steps) {
  try {
    /** @type {Kept} */
    const { name, states } = JSON.parse(findStored(keyOf(lesson)) ?? '');
    const at = steps.findIndex((step) => step.name === name);
    if (at > 0 && states.length === at + 1) return { at, states };
  } catch {
    // There is nothing, or nothing of use.
  }
  return { at: 0, states: [] };
}

/** @param {string} lesson @param {import('./lesson.js').Step} step @param {Record<string, any>[]} states */
export const keepStep = (lesson, { name }, states) => store(keyOf(lesson), JSON.stringify({ name, states }));

/** The lesson is over. @param {string} lesson */
export function finishLesson(lesson) {
  store(keyOf(lesson), '');
  if (!isFinished(lesson)) store('learned', `${stored('learned', '')} ${lesson}`.trim());
}

/** Returns whether somebody has been through a lesson. @param {string} lesson */
export const isFinished = (lesson) => stored('learned', '').split(' ').includes(lesson);
