// The state of a replay: the game's steps, the step that is shown, and whether it is playing.

import { transport } from '../transport.js';

/**
 * @typedef {import('../types.js').Replay} Replay
 * @typedef {import('../types.js').ReplayStep & {seat: number | null}} ShownStep  `seat`: the player whose view it is,
 * if it is one player's
 * @typedef {ReturnType<typeof openReplay>} ReplayState
 */

/** Milliseconds from one step to the next, by speed. @type {Record<string, number>} */
const STEP_DURATIONS = { 1: 1600, 2: 800, 4: 400 };
export const SPEEDS = Object.keys(STEP_DURATIONS);

/**
 * @param {string} code
 * @param {{game: string | null, step: number, viewpoint: string | null}} start
 * @param {{changed: () => void, moved: (from: number, to: number) => void}} on
 *   `moved` is called before another step is drawn
 */
export function openReplay(code, start, on) {
  /** @type {Map<string, ShownStep>} */
  const known = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let loading = false;

  const state = {
    code,
    /** @type {Replay | null} */
    replay: null,
    /** @type {unknown} */
    error: null,
    /** How many steps have been played; their position may still be loading. */
    step: start.step,
    /** A seat, `all` or `watch`. */
    viewpoint: start.viewpoint ?? '',
    /** The position that is drawn. @type {ShownStep | null} */
    shown: null,
    playing: false,
    /** One of {@link SPEEDS}. */
    speed: '1',

    /** Loads the replay; again after a change of language. */
    async open() {
      try {
        const replay = await transport.replay(code, start.game);
        state.replay = replay;
        const viewpoints = ['all', 'watch', ...replay.names.keys()].map(String);
        if (!viewpoints.includes(state.viewpoint)) state.viewpoint = replay.you === null ? 'all' : `${replay.you}`;
        state.go(state.step);
      } catch (error) {
        state.error = error;
      }
      on.changed();
    },
    lastStep: () => state.replay?.steps.length ?? 0,
    /** @param {number} step */
    go(step) {
      state.step = Math.min(Math.max(0, step), state.lastStep());
      show();
    },
    /** @param {string} viewpoint */
    setViewpoint(viewpoint) {
      state.viewpoint = viewpoint;
      show();
    },
    /** Plays or pauses. */
    togglePlaying() {
      state.playing = !state.playing;
      clearTimeout(timer);
      if (state.playing) state.go(state.step === state.lastStep() ? 0 : state.step + 1);
      on.changed();
    },
    pause() {
      state.playing = false;
      clearTimeout(timer);
    },
    /** @param {string} speed */
    setSpeed(speed) {
      state.speed = speed;
      on.changed();
    },
    /** Returns the address of this step. */
    link() {
      const query = new URLSearchParams({
        game: `${state.replay?.number ?? 1}`,
        step: `${state.step}`,
        viewpoint: state.viewpoint,
      });
      return `${location.origin}/t/${code}/replay?${query}`;
    },
  };

  /** Shows the current step, loading it if needed. Of several requested meanwhile only the last is loaded. */
  async function show() {
    on.changed();
    const { step, viewpoint } = state;
    const position = known.get(`${step} ${viewpoint}`);
    if (position) return draw(position);
    if (loading) return;
    loading = true;
    try {
      const position = await transport.replayStep(code, state.replay?.number ?? 1, step, viewpoint);
      known.set(`${step} ${viewpoint}`, { ...position, seat: /^\d$/.test(viewpoint) ? Number(viewpoint) : null });
    } catch (error) {
      state.error = error;
      state.pause();
      return on.changed();
    } finally {
      loading = false;
    }
    show();
  }

  /** @param {ShownStep} position */
  function draw(position) {
    state.error = null;
    const from = state.shown?.step ?? position.step;
    on.moved(from, position.step);
    state.shown = position;
    if (position.step === state.lastStep()) state.playing = false;
    clearTimeout(timer);
    if (state.playing) timer = setTimeout(() => state.go(position.step + 1), STEP_DURATIONS[state.speed]);
    on.changed();
  }

  return state;
}

/**
 * Returns the step that led here in words.
 * @param {Replay} replay
 * @param {number} step
 * @param {string} start  said of the beginning
 */
export function stepText(replay, step, start) {
  const taken = replay.steps[step - 1];
  return taken ? taken.sentences.join(' ') || taken.text : start;
}
