import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { act, signIn } from '../browser/steps.ts';

/** Has what comes and goes take a minute, so that clicks fall into it on any machine. */
const slowTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  });

test('a dialog takes clicks where it stands from the first on, and while it goes the page does', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await estimated(request, person, [flatInLaSoukra]);
  await page.goto('/login');
  await signIn(page, person);
  const card = page.getByRole('article');
  await card.waitFor();
  await slowTransitions(page);
  await act(card, 'Effacer');
  const dialog = page.getByRole('dialog');
  const comes = await dialog.boundingBox();
  await page.evaluate(() => {
    for (const transition of document.getAnimations()) transition.finish();
  });
  expect(await dialog.boundingBox()).toEqual(comes);
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await expect(dialog).toHaveAttribute('data-closed');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click({ timeout: 10_000 });
  await expect(page.getByRole('heading', { name: 'Mes demandes manuelles' })).toBeVisible();
});
