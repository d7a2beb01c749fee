// What the texts of the lesson can say of a table.

import { constantsOf } from '/app-state.js';
import { t } from '/words.js';
import { monadPrice, rankOf, valueOf, valueOfAll } from '../board/cards.js';
import { nameOf } from '../board/names.js';

/** What was paid for what, if the last exchange was yours. @param {import('/types.js').GameEvent | undefined} last */
function exchanged(last) {
  if (!last) return {};
  const { give, gain } = last;
  const isMonad = gain === 'monad';
  return {
    count: give.length,
    given: valueOfAll(give),
    gained: isMonad ? monadPrice() : valueOf(rankOf(gain)),
    card: isMonad ? t('monad-rank-6') : nameOf(gain),
  };
}

/** @param {import('/types.js').Scene} scene @returns {import('/format-message.js').Values} */
export function facts({ view, names, you, events }) {
  const own = you ?? 0;
  const { goal } = constantsOf('monad');
  return {
    goal: goal[view.options.teams ? 'teams' : view.players],
    three: goal[3],
    four: goal[4],
    teams: goal.teams,
    bi: valueOf(2),
    tri: valueOf(3),
    monads: view.monads[own],
    home: t(`monad-colour-${view.homes[own]}`),
    name: names[1],
    partner: names[2] ?? '',
    ...exchanged(events.findLast(({ seat, give }) => seat === you && give)),
  };
}
