// The scene of a session: what a board draws.

import { setPreviews } from './kit/previews.js';

/** @param {import('./table-session.js').PlaySession} session @returns {import('./types.js').Scene | null} */
export function sceneOf(session) {
  const { snapshot } = session;
  if (!snapshot?.view) return null;
  const mine = session.isYourTurn();
  setPreviews(snapshot.actions ?? [], snapshot.previews ?? []);
  return {
    view: snapshot.view,
    views: snapshot.views,
    actions: mine ? (snapshot.actions ?? []) : [],
    complete: snapshot.complete ?? true,
    you: snapshot.you,
    turn: snapshot.turn ?? null,
    mine,
    refusal: session.refusal,
    over: snapshot.phase === 'finished',
    names: snapshot.seats.map((_, seat) => session.name(seat)),
    events: session.log.flatMap((one) => one.event ?? []),
  };
}
