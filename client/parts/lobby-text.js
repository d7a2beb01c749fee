// What a table that waits is waiting for. Players, watchers and the TV read the same.

import { list, t } from '../words.js';

/**
 * @typedef {import('../table-session.js').TableSession} TableSession
 * @typedef {import('../types.js').Seat} Seat
 */

/** Before the first game, starting it makes the host ready. @param {TableSession} session @param {Seat} chair */
const isStarter = ({ snapshot }, chair) => snapshot?.game_number === 0 && chair.name === snapshot.host;

/** Returns the seats whose players have to be ready. @param {TableSession} session */
export const awaitedSeats = (session) =>
  (session.snapshot?.seats ?? []).flatMap((chair, seat) =>
    chair && !chair.ready && !isStarter(session, chair) ? seat : [],
  );

/** How far a player is, or how well a bot plays. @param {TableSession} session @param {Seat} chair */
export function readinessText(session, chair) {
  if (chair.bot) return t(`level-${chair.bot}`);
  return t(chair.ready ? 'seat-ready' : isStarter(session, chair) ? 'seat-host' : 'seat-not-ready');
}

/** @param {TableSession} session */
export function lobbyText(session) {
  const { snapshot } = session;
  if (!snapshot) return '';
  const host = session.isHost();
  const free = snapshot.seats.filter((chair) => !chair).length;
  const awaited = awaitedSeats(session);
  if (snapshot.shuffle.reveal) return t('lobby-shuffling');
  if (free) return t(host ? 'lobby-free' : 'lobby-free-guest', { count: free });
  if (snapshot.you !== null && awaited.includes(snapshot.you)) return t('lobby-waits-for-you');
  if (awaited.length) return t('lobby-waits-for', { names: namesOf(session, awaited) });
  // A rematch starts without the host.
  const needsHost = !host && snapshot.game_number === 0;
  return needsHost ? t('lobby-host-starts', { name: snapshot.host }) : t('lobby-complete');
}

/** @param {TableSession} session @param {number[]} seats */
const namesOf = (session, seats) => list(seats.map((seat) => session.name(seat)));
