// The panel: log, chat, rule book. On a phone it is a sheet from below.

import { h } from '../dom.js';
import { afterDraw } from '../frames.js';
import { t } from '../words.js';
import { store, stored } from '../storage.js';
import { icon } from './icons.js';
import { chat } from './chat.js';
import { log } from './log.js';
import { isMuted } from '../muted.js';
import { people } from './people.js';
import { ruleBook } from './rule-book.js';

/** How far from the end, in pixels, somebody still reads the newest line. */
const END = 40;

const TABS = /** @type {const} */ (['log', 'chat', 'people', 'rules']);

/**
 * @param {import('../app.js').App} app
 * @param {import('../table-session.js').TableSession} session
 * @param {import('../table-session.js').TableSession} [paced]  the same as far as it is shown: the log follows
 */
export function panel(app, session, paced = session) {
  // Wide enough for a panel beside the table; and so wide that it is open at first.
  const wide = matchMedia('(width >= 75em)');
  const roomy = matchMedia('(width >= 80em)');
  const isOpenAtFirst = () => wide.matches && stored('panel', roomy.matches ? 'open' : 'closed') === 'open';
  let open = isOpenAtFirst();
  /** @type {typeof TABS[number]} */
  let tab = 'log';
  let unread = 0;
  // A sheet would cover a small table, so it opens only on request.
  wide.onchange = () => {
    open = isOpenAtFirst();
    isAtEnd = true;
    drawnNewest = -1;
    app.redraw();
  };
  const book = ruleBook(app);
  const chatTab = chat(app, session);
  const peopleTab = people(app, session);

  /** The element with the focus when a rule was opened. @type {Element | null} */
  let openedFrom = null;

  /** @param {boolean} shown */
  function setOpen(shown) {
    open = shown;
    drawnNewest = -1;
    if (wide.matches) store('panel', open ? 'open' : 'closed');
    if (open && tab === 'chat') unread = 0;
    app.redraw();
    // A sheet covers the table, so the focus goes there.
    if (open && !wide.matches) afterDraw(focusTab);
    const back =
      openedFrom instanceof HTMLElement && openedFrom.isConnected
        ? openedFrom
        : document.getElementById('panel-button');
    if (!open) back?.focus();
    openedFrom = null;
  }

  /** @param {typeof TABS[number]} name */
  function show(name) {
    tab = name;
    if (name === 'chat') unread = 0;
    isAtEnd = true;
    drawnNewest = -1;
    app.redraw();
  }

  /** Whether the newest line of the log or the chat is in sight; then the next one will be, too. */
  let isAtEnd = true;
  /** The number of the newest line when it was drawn last; -1 if that was something else. */
  let drawnNewest = -1;

  /** Scrolls to the newest line, unless an older one is being read. @param {HTMLElement} content */
  function follow(content) {
    if (!open || (tab !== 'log' && tab !== 'chat')) return;
    // Not how many there are: of a long evening only the last ones are kept.
    const newest = (tab === 'chat' ? session : paced).log.at(-1)?.number ?? 0;
    if (newest !== drawnNewest && isAtEnd) content.scrollTop = content.scrollHeight;
    drawnNewest = newest;
  }

  /** @param {Event} event */
  function scrolled({ currentTarget }) {
    const { scrollTop, scrollHeight, clientHeight } = /** @type {HTMLElement} */ (currentTarget);
    isAtEnd = scrollHeight - scrollTop - clientHeight < END;
  }

  const focusTab = () => document.getElementById(`tab-${tab}`)?.focus();

  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    show(TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]);
    afterDraw(focusTab);
  }

  /** Closes the panel; the selection on the table stays. @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  }

  const content = () => {
    if (tab === 'chat') return chatTab.draw();
    if (tab === 'log') return log(paced);
    if (tab === 'people') return peopleTab.draw();
    const game = session.snapshot?.settings.game;
    if (game) book.load(game);
    return [h('p', null, h('a', { href: `/rules/${game}`, target: '_blank' }, t('example-all'))), book.draw()];
  };

  return {
    isOpen: () => open,
    /** @param {import('../types.js').Update[]} updates */
    received(updates) {
      const isShown = (/** @type {import('../types.js').Update} */ { chat }) =>
        chat?.text && !isMuted(session.code, chat.person);
      if (!open || tab !== 'chat') unread += updates.filter(isShown).length;
    },
    openLog() {
      tab = 'log';
      setOpen(true);
    },
    /** @param {string} rule */
    openRule(rule) {
      if (!open) openedFrom = document.activeElement;
      open = true;
      show('rules');
      book.seek(rule);
    },
    button: () =>
      h(
        'button',
        {
          id: 'panel-button',
          class: 'icon-button',
          'aria-expanded': `${open}`,
          'aria-controls': 'panel',
          title: t('panel'),
          'aria-label': unread ? t('panel-unread', { count: unread }) : t('panel'),
          on: { click: () => setOpen(!open) },
        },
        icon('panel'),
        unread > 0 && h('span', { class: 'badge', 'aria-hidden': 'true' }, unread),
      ),
    draw: () =>
      h(
        'aside',
        { class: 'panel', id: 'panel', key: 'panel', 'aria-label': t('panel'), hidden: !open, on: { keydown: escape } },
        h(
          'div',
          { class: 'panel-top' },
          h(
            'div',
            { role: 'tablist', class: 'tabs', 'aria-label': t('panel'), on: { keydown: arrows } },
            TABS.map((name) =>
              h(
                'button',
                {
                  key: name,
                  id: `tab-${name}`,
                  role: 'tab',
                  class: 'tab',
                  'aria-selected': `${name === tab}`,
                  'aria-controls': 'tab-content',
                  tabindex: name === tab ? '0' : '-1',
                  on: { click: () => show(name) },
                },
                t(`panel-${name}`),
              ),
            ),
          ),
          h(
            'button',
            {
              class: 'icon-button',
              'aria-label': t('panel-close'),
              title: t('panel-close'),
              on: { click: () => setOpen(false) },
            },
            icon('close'),
          ),
        ),
        h(
          'div',
          {
            class: 'panel-content',
            id: 'tab-content',
            role: 'tabpanel',
            'aria-labelledby': `tab-${tab}`,
            tabindex: '0',
            key: tab,
            drawn: follow,
            on: { scroll: scrolled },
          },
          content(),
        ),
      ),
  };
}
