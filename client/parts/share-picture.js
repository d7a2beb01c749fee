// Shares the picture of a result, or downloads it where nothing can be shared. It is made here: no server is needed.

import { render } from '../dom.js';
import { aboutOf } from '../boards.js';
import { downloadFile } from './download-file.js';
import { headline } from './headline.js';
import { PICTURE, resultPicture } from '../result-picture.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Scene} Scene */

/**
 * Others will look at it: it says who won by name, and not "you".
 * @param {Scene} scene @param {import('../types.js').Result} result
 */
export async function sharePicture(scene, result) {
  const { game } = scene.view;
  const title = t(`${game}-title`);
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const measure = (/** @type {string} */ text, /** @type {number} */ size) => {
    context.font = `600 ${size}px Georgia, 'Noto Serif', serif`;
    return context.measureText(text).width;
  };
  const svg = resultPicture(scene, result, {
    app: t('app'),
    title,
    headline: headline({ ...scene, you: null }),
    picture: aboutOf(game)?.picture(),
    measure,
  });
  context.drawImage(await imageOf(svg), 0, 0);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  await offer(new File([blob], `${game}.png`, { type: 'image/png' }), title);
}

/** @param {import('../dom.js').Tree} svg */
async function imageOf(svg) {
  const holder = document.createElement('div');
  render(holder, [svg]);
  const text = new XMLSerializer().serializeToString(/** @type {Element} */ (holder.firstElementChild));
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** @param {File} file @param {string} title */
async function offer(file, title) {
  if (!navigator.canShare?.({ files: [file] })) return downloadFile(file, file.name);
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // They have changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(file, file.name);
  }
}
