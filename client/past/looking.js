// Looking back at one game: its steps, the moment that lies on the table, and which way one goes.

import { transport } from '../transport.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {{seat: number, action: import('../types.js').Action, text: string, said: string[],
 *   events: (Record<string, any> & {event: string})[]}} Step
 * @typedef {{number: number, plan: import('../types.js').Plan, seats: (import('../types.js').Seat | null)[],
 *   names: string[], you: number | null, winners: number[], steps: Step[]}} Replay
 * @typedef {{at: number, turn: number | null, over: boolean, view: View, views?: View[],
 *   seat: number | null}} Moment  `seat` is whose eyes one looks through, if they are one player's
 * @typedef {ReturnType<typeof lookBack>} Looking
 */

/** Milliseconds from one step to the next, by speed. @type {Record<string, number>} */
const PACES = { 1: 1600, 2: 800, 4: 400 };
export const SPEEDS = Object.keys(PACES);

/**
 * @param {string} code
 * @param {{game: string | null, at: number, eyes: string | null}} wanted
 * @param {{changed: () => void, moved: (from: number, to: number) => void}} on
 *   `moved` comes before another moment is drawn
 */
export function lookBack(code, wanted, on) {
  /** @type {Map<string, Moment>} */
  const known = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  let asking = false;

  const looking = {
    code,
    /** @type {Replay | null} */
    replay: null,
    /** @type {unknown} */
    trouble: null,
    /** After how many steps; what lies on the table may still be on its way there. */
    at: wanted.at,
    /** A seat, `all` or `watch`. */
    eyes: wanted.eyes ?? '',
    /** What lies on the table. @type {Moment | null} */
    moment: null,
    playing: false,
    /** One of {@link SPEEDS}. */
    speed: '1',

    /** Asked again in another language. */
    async open() {
      try {
        const replay = await transport.replay(code, wanted.game);
        looking.replay = replay;
        const eyes = ['all', 'watch', ...replay.names.keys()].map(String);
        if (!eyes.includes(looking.eyes)) looking.eyes = replay.you === null ? 'all' : `${replay.you}`;
        looking.go(looking.at);
      } catch (trouble) {
        looking.trouble = trouble;
      }
      on.changed();
    },
    last: () => looking.replay?.steps.length ?? 0,
    /** @param {number} at */
    go(at) {
      looking.at = Math.min(Math.max(0, at), looking.last());
      show();
    },
    /** @param {string} eyes */
    see(eyes) {
      looking.eyes = eyes;
      show();
    },
    play() {
      looking.playing = !looking.playing;
      clearTimeout(next);
      if (looking.playing) looking.go(looking.at === looking.last() ? 0 : looking.at + 1);
      on.changed();
    },
    pause() {
      looking.playing = false;
      clearTimeout(next);
    },
    /** @param {string} speed */
    hurry(speed) {
      looking.speed = speed;
      on.changed();
    },
    /** The address of this moment. */
    link() {
      const query = new URLSearchParams({
        game: `${looking.replay?.number ?? 1}`,
        at: `${looking.at}`,
        eyes: looking.eyes,
      });
      return `${location.origin}/t/${code}/replay?${query}`;
    },
  };

  /** Shows the wanted moment: at once if it is known. Of many that are asked for only the last one counts. */
  async function show() {
    on.changed();
    const { at, eyes } = looking;
    const moment = known.get(`${at} ${eyes}`);
    if (moment) return put(moment);
    if (asking) return;
    asking = true;
    try {
      const moment = await transport.moment(code, looking.replay?.number ?? 1, at, eyes);
      known.set(`${at} ${eyes}`, { ...moment, seat: /^\d$/.test(eyes) ? Number(eyes) : null });
    } catch (trouble) {
      looking.trouble = trouble;
      looking.pause();
      return on.changed();
    } finally {
      asking = false;
    }
    show();
  }

  /** @param {Moment} moment */
  function put(moment) {
    looking.trouble = null;
    const from = looking.moment?.at ?? moment.at;
    on.moved(from, moment.at);
    looking.moment = moment;
    if (moment.at === looking.last()) looking.playing = false;
    clearTimeout(next);
    if (looking.playing) next = setTimeout(() => looking.go(moment.at + 1), PACES[looking.speed]);
    on.changed();
  }

  return looking;
}

/** What the step that led here was, in words. @param {Replay} replay @param {number} at @param {string} start */
export function saying(replay, at, start) {
  const step = replay.steps[at - 1];
  return step ? step.said.join(' ') || step.text : start;
}
