// Plays a game to its end: the player starts it in the lobby and then lets a bot play for them.

/**
 * Ends on the page of the table, with the result.
 * @param {import('../visitor.js').Visitor} visitor
 * @param {import('../words.js').Words} words
 * @param {() => Promise<void>} [first]  called before the bot plays
 */
export async function finishGame({ page, settled }, { t, like }, first) {
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home-open-table')} ${t('monad-title')}` }).click();
  await page.getByRole('combobox', { name: t('seat-bot') }).selectOption({ label: `${t('bot')}: ${t('level-easy')}` });
  // A command that is sent while another one is answered is dropped.
  await settled();
  // As short as Monad gets: it ends after three turns without a Monad (M11.3).
  const quiet = page.getByRole('spinbutton', { name: t('monad-option-quiet_limit') });
  await quiet.fill('3');
  await quiet.blur();
  await settled();
  await page.getByRole('button', { name: t('lobby-start') }).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  await first?.();
  const panel = page.getByRole('button', { name: like('panel') });
  const isClosed = (await panel.getAttribute('aria-expanded')) !== 'true';
  if (isClosed) await panel.click();
  await page.getByRole('tab', { name: t('panel-log') }).click();
  await page.getByRole('button', { name: t('seat-let-bot-play') }).click();
  if (isClosed) await page.getByRole('button', { name: t('panel-close') }).click();
  await page.getByRole('button', { name: t('end-rematch') }).waitFor();
}
