import { t } from '../../words.js';

/** A card as it is spoken of; null is a Monad. @param {string | null} card */
export const nameOf = (card) => (card ? t(`monad.card.${card}`) : t('monad.a-monad'));
