// The panel: the log in words, the chat, the rule book. On a phone a sheet from below.

import { h } from '../dom.js';
import { t } from '../words.js';
import { remember, remembered } from '../store.js';
import { mark } from './marks.js';
import { chat } from './chat.js';
import { log } from './log.js';
import { rules } from './book.js';

const TABS = /** @type {const} */ (['log', 'chat', 'rules']);

/** @param {import('../app.js').App} app @param {import('../sitting.js').Sitting} sitting */
export function panel(app, sitting) {
  const wide = matchMedia('(min-width: 1000px)');
  let open = wide.matches && remembered('panel', 'open') === 'open';
  /** @type {typeof TABS[number]} */
  let tab = 'log';
  let unread = 0;
  // A sheet over a small table opens only when asked for.
  wide.onchange = () => {
    open = wide.matches && remembered('panel', 'open') === 'open';
    app.redraw();
  };
  const book = rules(app);
  const talk = chat(app, sitting);

  /** Where one was when a rule was looked up. @type {Element | null} */
  let before = null;

  /** @param {boolean} now */
  function turn(now) {
    open = now;
    if (wide.matches) remember('panel', open ? 'open' : 'folded');
    if (open && tab === 'chat') unread = 0;
    app.redraw();
    // A sheet lies over the table: whoever opens it goes there.
    if (open && !wide.matches) requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
    const back =
      before instanceof HTMLElement && before.isConnected ? before : document.getElementById('panel-button');
    if (!open) back?.focus();
    before = null;
  }

  /** @param {typeof TABS[number]} name */
  function show(name) {
    tab = name;
    if (name === 'chat') unread = 0;
    app.redraw();
    toNewest();
  }

  /** In the chat the newest is below, where one writes. */
  const toNewest = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const shown = document.getElementById('tab-content');
        if (shown && tab === 'chat') shown.scrollTop = shown.scrollHeight;
      }),
    );

  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    show(TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]);
    requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
  }

  /** What is chosen on the table stays chosen. @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    turn(false);
  }

  const content = () => {
    if (tab === 'chat') return talk.draw();
    if (tab === 'log') return log(sitting);
    const game = sitting.now?.plan.game;
    if (game) book.load(game);
    return [h('p', null, h('a', { href: `/rules/${game}`, target: '_blank' }, t('example.all'))), book.draw()];
  };

  return {
    isOpen: () => open,
    /** @param {import('../types.js').News[]} news */
    heard(news) {
      if (!open || tab !== 'chat') unread += news.filter((one) => one.chat).length;
      if (news.some((one) => one.chat)) toNewest();
    },
    /** @param {string} rule */
    openRule(rule) {
      if (!open) before = document.activeElement;
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
          'aria-label': unread ? t('panel.unread', { count: unread }) : t('panel'),
          on: { click: () => turn(!open) },
        },
        mark('panel'),
        unread > 0 && h('span', { class: 'badge', 'aria-hidden': 'true' }, unread),
      ),
    draw: () =>
      h(
        'aside',
        {
          class: 'panel',
          id: 'panel',
          key: 'panel',
          'aria-label': t('panel'),
          hidden: !open,
          on: { keydown: escape },
        },
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
                t(`panel.${name}`),
              ),
            ),
          ),
          h(
            'button',
            {
              class: 'icon-button',
              'aria-label': t('panel.close'),
              title: t('panel.close'),
              on: { click: () => turn(false) },
            },
            mark('close'),
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
          },
          content(),
        ),
      ),
  };
}
