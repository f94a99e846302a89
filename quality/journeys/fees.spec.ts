import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { pastEstimates, verified } from '../browser/people.ts';
import { followFooterLink, moveOver, signIn } from '../browser/steps.ts';

const seller = (page: Page) => page.getByRole('region', { name: 'Après impôts et frais de vente' });
const buyer = (page: Page) => page.getByRole('region', { name: 'L’acheteur paie en tout' });
const dinars = (amount: string) => new RegExp(amount.replaceAll(' ', String.raw`\s`), 'u');

test('what a sale costs is reckoned without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/prix-immobilier/tunis/la-marsa');
  await page.getByRole('link', { name: 'Les frais d’une vente et d’un achat' }).click();
  await expect(page.getByText('Ce n’est pas un conseil fiscal.')).toBeVisible();
  await page.getByLabel('Prix de vente (DT)').fill('350 000');
  await page.getByLabel('Prix d’achat (DT)').fill('200 000');
  await page.getByLabel('Jour de l’achat').fill('2015-03-10');
  await page.getByLabel('Frais et travaux prouvés (DT)').fill('10 000');
  await page.getByLabel('Jour de la vente').fill('2026-11-22');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(page).toHaveURL(/\/frais\?.*prix=350/);
  await expect(seller(page)).toContainText(dinars('de 323 505 DT à 337 505 DT'));
  await expect(buyer(page)).toContainText(dinars('379 330 DT'));
  // nothing is lost of what is wrong
  await page.getByLabel('Prix de vente (DT)').fill('beaucoup');
  await page.getByLabel('Jour de l’achat').fill('2026-11-23');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(page.getByText('Un nombre de dinars, en chiffres.')).toBeVisible();
  await expect(page.getByText('L’achat vient après la vente du 22 novembre 2026.')).toBeVisible();
  await expect(page.getByLabel('Prix de vente (DT)')).toHaveValue('beaucoup');
  await expect(page.getByLabel('Frais et travaux prouvés (DT)')).toHaveValue(/^10\s000$/u);
  await expect(seller(page)).toHaveCount(0);
  // a plot asks for its surface, by style alone
  await expect(page.getByLabel('Surface du terrain (m²)')).toBeHidden();
  await page.getByText('Un terrain pour y bâtir son logement').click();
  await page.getByLabel('Surface du terrain (m²)').fill('450');
  await page.getByLabel('Prix de vente (DT)').fill('270000');
  await page.getByLabel('Jour de l’achat').fill('2015-03-10');
  for (const share of ['Part du vendeur', 'Part de l’acheteur']) await page.getByLabel(share).fill('0');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(buyer(page)).toContainText(dinars('278 280 DT'));
  await context.close();
});

test('the figures follow what is typed, and stand in the address once they are asked for', async ({
  page,
}) => {
  await followFooterLink(page, 'Frais de vente et d’achat');
  await expect(page).toHaveTitle('Frais de vente et d’achat immobilier · Soumdar');
  const price = page.getByLabel('Prix de vente (DT)');
  await price.pressSequentially('499999');
  await expect(price).toHaveValue(/^499\s999$/u);
  await expect(buyer(page)).toContainText(dinars('30 000 DT'));
  await price.fill('500000');
  await expect(buyer(page)).toContainText(dinars('40 000 DT'));
  await expect(buyer(page)).toContainText(dinars('Ce prix vient de passer le palier de 500 000 DT'));
  await page.getByText('Un logement neuf, par un promoteur agréé').click();
  await expect(buyer(page)).toContainText('à confirmer par un notaire');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(page.locator('#resultat')).toBeFocused();
  await expect(page).toHaveURL(/vente=neuf&prix=500/);
  const text = await buyer(page).innerText();
  await page.reload();
  expect(await buyer(page).innerText()).toBe(text);
  await moveOver(page);
  expect(await buyer(page).innerText()).toBe(text);

  await price.fill('0');
  await expect(page.getByText('Un montant plus grand que 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription('Un montant plus grand que 0.');
});

test('what is typed before the script is there counts once it is', async ({ page }) => {
  let send = () => {};
  const typed = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/frais');
  await page.getByText('Tunisien de l’étranger, tout en devises').click();
  await page.getByLabel('Pages du contrat').fill('12');
  await page.getByLabel('Prix de vente (DT)').fill('480000');
  send();
  await expect(buyer(page)).toContainText(dinars('496 584 DT'));
  await expect(buyer(page)).toContainText(/12\spages à 30\sDT/u);
});

test('cliffs are drawn, in a table and in words', async ({ page }) => {
  await page.goto('/frais');
  const cliffs = page.getByRole('region', { name: 'Les paliers de prix' });
  await expect(
    cliffs.getByRole('img', { name: /^Droits de l’acheteur selon le prix/ }),
  ).toHaveAccessibleDescription(dinars('À 500 000 DT les droits passent de 30 000 DT à 40 000 DT.'));
  await expect(cliffs.getByRole('row').filter({ hasText: dinars('^1 000 000 DT') })).toContainText(
    dinars('100 000 DT'),
  );
  await expect(cliffs).toContainText(dinars(String.raw`un dinar de plus : \+ 20 000 DT`));
});

test('an estimate tells what is left after taxes and costs, and leads to the rest', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  await expect(sale).toContainText(/Après impôts et frais de vente\s*au plus [\s\d]+DT/u);
  const [, price = ''] = /environ\s([\d\s]+)\sDT/u.exec(await sale.innerText())!;
  await sale.getByRole('link', { name: 'Détailler les frais' }).click();
  await expect(page).toHaveURL(`/frais?prix=${price.replaceAll(/\s/g, '')}`);
  await expect(buyer(page)).toContainText(/DT/);
  await expect(page.getByLabel('Prix de vente (DT)')).toHaveValue(price);
});

test('the page fits on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/frais?vente=neuf&prix=1250000');
  await expect(buyer(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
