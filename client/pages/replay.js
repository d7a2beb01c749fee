// Looking back at a game that is over.

import { h } from '../dom.js';
import { speakOf, t } from '../words.js';
import { look, travel } from '../motion.js';
import { why } from '../parts/name.js';
import { analyse } from '../past/analysis.js';
import { curve } from '../past/curve.js';
import { insight } from '../past/insight.js';
import { lookBack } from '../past/looking.js';
import { scrub } from '../past/scrub.js';
import { stage } from '../past/stage.js';
import { story } from '../past/story.js';
import { nothingHere } from './lost.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} code
 * @returns {import('../app.js').Page}
 */
export function replay(app, code) {
  const query = new URLSearchParams(location.search);
  const wanted = { game: query.get('game'), at: Number(query.get('at')) || 0, eyes: query.get('eyes') };
  const looking = lookBack(code, wanted, { changed: app.redraw, moved });
  const table = stage(app);
  const controls = scrub(app, looking);
  const log = story(looking);
  const analysis = analyse(code, app.redraw);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let settled;
  let worded = false;
  /** The table is seen before all that is told of the game: that takes a slow phone as long again. */
  let told = false;

  open().then(async () => {
    const game = looking.replay?.plan.game;
    if (!game) return;
    await Promise.all([speakOf([game]).catch(() => {}), table.load(game)]);
    worded = true;
    app.redraw();
  });

  /** Asked for in the language that is spoken. */
  async function open() {
    await looking.open();
    if (looking.replay) analysis.open(looking.replay);
  }

  /** Pieces travel from one moment to the next; further apart the table is simply there. @param {number} from @param {number} to */
  function moved(from, to) {
    clearTimeout(settled);
    // The address is that of the moment where one stays.
    settled = setTimeout(() => history.replaceState(null, '', looking.link()), 400);
    if (Math.abs(to - from) !== 1 || document.hidden) return;
    const mover = looking.replay?.steps[Math.min(from, to)]?.seat;
    const spots = look();
    requestAnimationFrame(() => setTimeout(() => travel(spots, document.querySelector(`[data-seat="${mover}"]`))));
  }

  const tellSoon = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        told = true;
        app.redraw();
      }),
    );

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key === 'Escape' && table.clear()) app.redraw();
    else controls.keys(event);
  };
  addEventListener('keydown', keys);

  const title = () => (looking.replay && worded ? t('back.of', { game: t(`${looking.replay.plan.game}.title`) }) : t('back'));

  return {
    kind: 'looking-back',
    title: () => `${title()} · ${t('app')}`,
    tools: () => h('a', { class: 'button quiet', href: `/t/${code}` }, t('back.table')),
    spoken: () => void open(),
    draw() {
      if (!looking.replay) {
        return looking.trouble
          ? nothingHere(why(looking.trouble), h('a', { class: 'button', href: `/t/${code}` }, t('back.table')))
          : h('p', { class: 'calm', role: 'status' }, t('table.joining'));
      }
      if (!worded) return h('p', { class: 'calm', role: 'status' }, t('table.joining'));
      if (looking.moment && !told) tellSoon();
      return h(
        'div',
        { class: `looking game-${looking.replay.plan.game}` },
        h('h1', null, title()),
        table.draw(looking),
        looking.trouble ? h('p', { class: 'refusal', role: 'status' }, why(looking.trouble)) : null,
        controls.draw(),
        h('div', { class: 'at-side', key: 'margin' }, controls.wishes(), told && log.draw()),
        told && [curve(looking, analysis), insight(looking, analysis, table)],
      );
    },
    close() {
      looking.pause();
      analysis.close();
      clearTimeout(settled);
      removeEventListener('keydown', keys);
    },
  };
}
