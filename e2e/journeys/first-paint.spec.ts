import { expect, test } from '../journey.ts';

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
