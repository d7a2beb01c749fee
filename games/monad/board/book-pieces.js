// The pieces of Monad in its rule book: cards (`r2`), the back of one (`back`), a Monad (`monad`), home cards
// (`home-r`), the bonus card (`bonus`, `bonus-used`).

import { t } from '/words.js';
import { back, bonusCard, byRank, emblem, face, monad } from './cards.js';
import { nameOf } from './names.js';

const CARD = /^[royldg][1-5]$/;
const HOME = /^home-([royldg])$/;

/** @type {Record<string, {draw: () => import('/dom.js').Tree, name: () => string}>} */
const OTHERS = {
  back: { draw: back, name: () => t('monad-talon-card') },
  monad: { draw: monad, name: () => t('monad-rank-6') },
  bonus: { draw: () => bonusCard(false), name: () => t('monad-bonus-free') },
  'bonus-used': { draw: () => bonusCard(true), name: () => t('monad-bonus-used') },
};

/** @param {string} code */
function draw(code) {
  const [, home] = HOME.exec(code) ?? [];
  if (home) return emblem(home);
  return CARD.test(code) ? face(code) : (OTHERS[code]?.draw() ?? null);
}

/** @param {string} code */
function name(code) {
  const [, home] = HOME.exec(code) ?? [];
  if (home) return t('monad-home', { colour: t(`monad-colour-${home}`) });
  return CARD.test(code) ? nameOf(code) : OTHERS[code].name();
}

/** @param {Record<string, any>} state */
function position({ hands, homes, monads, columns, discard, talon }) {
  const fronts = Object.values(/** @type {Record<string, string[]>} */ (columns)).flatMap(([front]) => front ?? []);
  const own = [...hands[0].toSorted(byRank), '/', `home-${homes[0]}`, ...(monads[0] ? [`monad×${monads[0]}`] : [])];
  const rows = [
    { label: t('monad-book-front'), pieces: fronts.join(' ') },
    { label: t('monad-discard'), pieces: discard.join(' ') },
    { label: t('monad-talon'), pieces: talon.length ? `back×${talon.length}` : '' },
    { label: t('monad-hand'), pieces: own.join(' ') },
  ];
  return rows.filter(({ pieces }) => pieces);
}

/** @type {import('/types.js').BookPieces} */
export const bookPieces = { width: 3, fan: 'down', draw, name, position };
