import { t } from '/words.js';

/** Returns the name of a card; null is a Monad. @param {string | null} card */
export const nameOf = (card) => (card ? t(`monad-card-${card}`) : t('monad-a-6'));
