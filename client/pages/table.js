// One table: its lobby, its game and the end of it, whatever it is in just now.

import { h } from '../dom.js';
import { speakOf, t } from '../words.js';
import { knowGames, knowMe, here } from '../store.js';
import { worthTelling } from '../latest.js';
import { sitDown } from '../sitting.js';
import { mark } from '../parts/marks.js';
import { callOut } from '../parts/notify.js';
import { nudge, ping } from '../sound.js';
import { lobby } from './lobby.js';
import { game } from './game.js';
import { nothingHere } from './lost.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} code
 * @returns {import('../app.js').Page}
 */
export function table(app, code) {
  /** Whether the words of the game are there. */
  let worded = false;
  const sitting = sitDown(code, { changed: app.redraw, heard });
  const inLobby = lobby(app, sitting);
  const inGame = game(app, sitting);
  // Names and options are nice to have; the table itself comes by its own line.
  Promise.all([knowGames(), here.me ? null : knowMe()]).then(app.redraw, () => {});

  /**
   * @param {import('../types.js').Now} now
   * @param {import('../types.js').News[]} news
   * @param {import('../types.js').Now | null} before
   */
  function heard(now, news, before) {
    if (!before) {
      speakOf([now.plan.game])
        .catch(() => {})
        .finally(() => {
          worded = true;
          app.redraw();
        });
    }
    for (const one of news) {
      if (one.said && worthTelling(one)) app.tell(one.said);
      if (one.chat) app.tell(t('chat.told', { name: one.chat.name, text: one.chat.text }));
    }
    inGame.heard(now, news, before);
    if (before?.phase === 'playing' && now.phase === 'over') ping('end');
    if (before && sitting.mine() && before.turn !== now.you) call(now);
  }

  /** It is your turn. @param {import('../types.js').Now} now */
  function call(now) {
    app.tell(`${t('turn.yours')}. ${inGame.prompt()}`.trim());
    ping('turn');
    nudge('turn');
    callOut(t('turn.yours'), t(`${now.plan.game}.title`), code);
  }

  return {
    lively: true,
    get kind() {
      return sitting.now && sitting.now.phase !== 'lobby' ? 'at-table' : '';
    },
    title() {
      const name = sitting.now && worded ? t(`${sitting.now.plan.game}.title`) : t('app');
      return sitting.mine() ? `● ${t('turn.yours')} · ${name}` : `${name} · ${t('app')}`;
    },
    tools: () => [connection(sitting), sitting.now && sitting.now.phase !== 'lobby' && inGame.tools()],
    draw() {
      if (sitting.state === 'gone') return nothingHere(t('lost.table'));
      if (!sitting.now || !worded) return waiting(sitting);
      return sitting.now.phase === 'lobby' ? inLobby.draw() : inGame.draw();
    },
    spoken() {
      sitting.refusal = null;
      inGame.spoken();
      sitting.again();
    },
    close() {
      sitting.close();
      inGame.close();
    },
  };
}

/** @param {import('../sitting.js').Sitting} sitting */
function waiting(sitting) {
  if (sitting.state !== 'away' && sitting.state !== 'barred')
    return h('p', { class: 'calm', role: 'status' }, t('table.joining'));
  return nothingHere(
    t(`trouble.${sitting.state}`),
    h('button', { class: 'button', on: { click: sitting.again } }, t('trouble.again')),
    t('trouble.title'),
  );
}

/** Only trouble is shown: a line that works needs no words. @param {import('../sitting.js').Sitting} sitting */
function connection(sitting) {
  return (
    sitting.state !== 'open' &&
    sitting.now &&
    h(
      'span',
      { class: 'connection', role: 'status', key: 'connection' },
      mark('time'),
      t('trouble.reconnecting'),
    )
  );
}
