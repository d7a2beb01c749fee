// The table during a game and after it: name plates, the board, the bar, the panel.

import { h } from '../dom.js';
import { t } from '../words.js';
import { moments } from '../parts/moments.js';
import { panel } from '../parts/panel.js';
import { createTableView } from '../table-view.js';
import { outcome } from './game-over.js';

/**
 * @param {import('../app.js').App} app
 * @param {import('../table-session.js').TableSession} session
 * @param {import('../table-view.js').Parts['announcement']} announcement
 */
export function game(app, session, announcement) {
  const side = panel(app, session);
  const best = moments(app, session.code);
  const ticker = setInterval(() => session.snapshot?.clocks && !document.hidden && app.redraw(), 500);
  const title = () => t('table-of', { game: t(`${session.snapshot?.settings.game}-title`) });
  const view = createTableView(app, session, {
    actions: true,
    keys: 'page',
    drafts: session.code,
    motion: '.table',
    announcement,
    openRule: side.openRule,
    heading: () => h('h1', { class: 'visually-hidden' }, title()),
    outcome: (board, scene) => outcome(session, board, scene, best),
    panel: side,
  });

  return {
    tools: () => side.button(),
    languageChanged() {
      view.languageChanged();
      best.languageChanged();
    },
    prompt: view.prompt,
    /** @type {typeof view.received} */
    received(snapshot, updates, before) {
      side.received(updates);
      view.received(snapshot, updates, before);
    },
    draw: view.draw,
    close() {
      clearInterval(ticker);
      best.close();
      view.close();
    },
  };
}
