import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the landing page and keeps its scripts back until they are let go. */
async function openWithoutScripts(page: Page) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return letGo;
}

const spinnerOf = (name: string, page: Page) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button, '::before').animationName);

test('a tap before the scripts are there shows at once that it was felt, and opens the map', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page);
  expect(await spinnerOf('Estimer mon bien', page)).toBe('none');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  expect(await spinnerOf('Estimer mon bien', page)).toBe('spin');
  letGo();
  await expect(page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ })).toBeVisible();
  expect(await page.locator('[data-asleep]').count()).toBe(0);
});

test('of several early taps, the last is answered', async ({ page }) => {
  const letGo = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('buttons further down answer an early tap too', async ({ page }) => {
  const letGo = await openWithoutScripts(page);
  await page.getByRole('tab').nth(1).click();
  letGo();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
});
