// Links to pages of the operator of the server.

import { h } from '../dom.js';
import { t } from '../words.js';
import { takeFirst } from '../first-data.js';
import { transport } from '../transport.js';

/** @type {{imprint: string | null, privacy: string | null} | undefined} */
let links = takeFirst('about');

/** Loads the links. Without them there are none; nothing else depends on them. @param {() => void} redraw */
export function loadHostLinks(redraw) {
  if (links) return;
  transport.about().then(
    (loaded) => {
      links = loaded;
      redraw();
    },
    () => {},
  );
}

export function hostLinks() {
  const shown = /** @type {const} */ (['imprint', 'privacy']).filter((name) => links?.[name]);
  return (
    shown.length > 0 &&
    h(
      'p',
      { class: 'host-links small', key: 'host-links' },
      shown.map((name) =>
        h('a', { key: name, href: links?.[name], target: '_blank', rel: 'noopener' }, t(`links-${name}`)),
      ),
    )
  );
}
