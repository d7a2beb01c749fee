// The hooks of `client-modules.js`, which Node runs in a thread of their own.

const ROOT = new URL('../', import.meta.url).href;

/** @param {string} specifier @param {any} context @param {(specifier: string, context: any) => any} next */
export function resolve(specifier, context, next) {
  if (!specifier.startsWith('/') || !context.parentURL?.startsWith(ROOT)) return next(specifier, context);
  const folder = specifier.startsWith('/games/') ? '' : 'client';
  return next(new URL(`.${folder && `/${folder}`}${specifier}`, ROOT).href, context);
}

/** The client has no package file that would say so: all its scripts are modules.
 * @param {string} url @param {any} context @param {(url: string, context: any) => any} next */
export function load(url, context, next) {
  const isOurs = url.startsWith(`${ROOT}client/`) || url.startsWith(`${ROOT}games/`);
  return next(url, isOurs && url.endsWith('.js') ? { ...context, format: 'module' } : context);
}
