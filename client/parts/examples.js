// Live examples in the rule book: at a clause, a small position to play with. One is open at a time.

import { h } from '../dom.js';
import { speakOf, t } from '../words.js';
import { trial } from './trial.js';

/** @typedef {import('../trying.js').Situation & {name: string, rule: string}} Example */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {(rule: string) => void} openRule
 */
export function examples(app, game, openRule) {
  const words = `${game}/learn`;
  /** @type {Example[]} */
  let all = [];
  /** @type {{name: string, trial: import('./trial.js').Trial} | null} */
  let open = null;

  Promise.all([fetch(`/games/${game}/learn/examples.json`), speakOf([words])])
    .then(async ([answer]) => {
      all = answer.ok ? await answer.json() : [];
      app.redraw();
    })
    .catch(() => {});

  function close() {
    open?.trial.close();
    open = null;
  }

  /** @param {Example} example */
  function toggle(example) {
    const same = open?.name === example.name;
    close();
    if (!same) open = { name: example.name, trial: trial(app, game, { bots: true, ...example }, { openRule }) };
    app.redraw();
  }

  /** @param {Example} example */
  function draw(example) {
    const here = open?.name === example.name ? open.trial : null;
    const title = t(`${words}.${example.name}.title`);
    return h('section', { class: `example ${here ? 'open' : ''}`, key: `example-${example.name}`, 'aria-label': t('example.of', { title }) },
      h('p', null, h('strong', null, title), ' ', t(`${words}.${example.name}.text`)),
      here && here.draw(),
      h('div', { class: 'row' },
        here && h('button', { key: 'reset', class: 'button', on: { click: here.reset } }, t('example.reset')),
        h('button', { key: 'open', class: `button ${here ? 'quiet' : ''}`, 'aria-expanded': `${!!here}`, on: { click: () => toggle(example) } },
          t(here ? 'example.close' : 'example.open'), !here && h('span', { class: 'unseen' }, `: ${title}`))));
  }

  return {
    /** The examples of a clause. @param {string} rule */
    at: (rule) => all.filter((example) => example.rule === rule).map(draw),
    /** The language has changed. */
    spoken: () => open?.trial.reset(),
    close,
  };
}
