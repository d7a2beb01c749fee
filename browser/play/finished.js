// A game that is over: its player starts it in the lobby and then lets a bot play on for them.

/**
 * Ends on the table's page, with the result before oneself.
 * @param {import('../visit.js').Visitor} visitor
 * @param {import('../words.js').Words} words
 * @param {() => Promise<void>} [first]  what is done before a bot plays on
 */
export async function finishGame({ page, settled }, { t, like }, first) {
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home.make')} ${t('monad.title')}` }).click();
  await page.getByRole('combobox', { name: t('seat.bot') }).selectOption({ label: `${t('bot')}: ${t('level.easy')}` });
  // As short as Monad gets: hardly a turn each without a Monad, and it is over (M11.3).
  const quiet = page.getByRole('spinbutton', { name: t('monad.option.quiet_limit') });
  await quiet.fill('3');
  await quiet.blur();
  await settled();
  await page.getByRole('button', { name: t('lobby.start') }).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  await first?.();
  const panel = page.getByRole('button', { name: like('panel') });
  const folded = (await panel.getAttribute('aria-expanded')) !== 'true';
  if (folded) await panel.click();
  await page.getByRole('tab', { name: t('panel.log') }).click();
  await page.getByRole('button', { name: t('seat.stand-in') }).click();
  if (folded) await page.getByRole('button', { name: t('panel.close') }).click();
  await page.getByRole('button', { name: t('end.again') }).waitFor();
}
