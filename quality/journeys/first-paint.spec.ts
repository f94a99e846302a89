import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { privacyPolicyVersion } from '@soumdar/contract';
import { expect, test } from '../browser/journey.ts';

/** Measures the cumulative layout shift: what moved without the visitor's action; 0 where nothing did. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts: () => sum });
  });
  return () => page.evaluate(() => (window as unknown as { shifts(): number }).shifts());
}

for (const [path, lastShown] of [
  ['/', /^Calculé à partir de/],
  ['/estimation?lat=36.8&lng=10.2', 'Décrivez votre bien'],
  ['/login', 'Se connecter'],
  ['/register', 'Créer mon compte'],
  ['/forgot-password', 'Envoyer le code'],
  ['/mentions-legales', /^Dernière mise à jour.* 20\d\d$/],
  ['/politique-confidentialite', `Version ${privacyPolicyVersion}`],
  ['/creation', 'Quel bien décrivez-vous ?'],
  ['/search', 'Rechercher'],
  ['/property/villa-gammarth', 'Envoyer'],
  ['/nowhere', 'Page introuvable'],
] as const) {
  test(`nothing moves while ${path} loads on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // delayed, so that the page is painted before each script, and in another typeface before its own arrives
    await page.route(/\/assets\/.*\.(js|woff2)$/, async (route) => {
      await wait(200);
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(lastShown).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts()).toBeLessThan(0.01);
  });
}

for (const [path, heading] of [
  ['/', 'Estimez gratuitement votre bien en Tunisie'],
  ['/mentions-legales', 'Mentions légales'],
] as const) {
  test(`${path} is read before any script`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Tous droits réservés');
  });
}

test('a page shows as soon as its code is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});
