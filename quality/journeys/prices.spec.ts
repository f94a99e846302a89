import { expect, test } from '../browser/journey.ts';
import { followFooterLink } from '../browser/steps.ts';

const town = '/prix-immobilier/tunis/la-marsa';

test('the prices of a zone are read without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(town);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : La Marsa');
  await expect(page.getByText('Données d’exemple')).toBeVisible();
  const sales = page.getByRole('region', { name: 'À vendre, en DT/m²' });
  const flat = sales.getByRole('row').filter({ hasText: 'Appartement' });
  await expect(flat.getByRole('cell').first()).toHaveText(/^\d[\s\u202f]\d{2}0$/u);
  const questions = page.getByRole('region', { name: 'Questions fréquentes' });
  await expect(questions.getByText('Quel est le prix au m² d’un appartement à La Marsa ?')).toBeVisible();
  await page.getByRole('link', { name: 'Gammarth', exact: false }).first().click();
  await expect(page).toHaveURL(/\/prix-immobilier\/tunis\/gammarth/);
  await page.getByRole('main').getByLabel('Quartier, ville ou adresse').fill('hammam sousse');
  await page.getByRole('button', { name: 'Prix ici' }).click();
  await expect(page).toHaveURL('/prix-immobilier/sousse/hammam-sousse');
  await context.close();
});

test('a visitor goes from the country to a quarter and begins an estimate there', async ({ page }) => {
  await followFooterLink(page, 'Prix immobilier en Tunisie');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier en Tunisie');
  await page
    .getByRole('region', { name: 'Les gouvernorats' })
    .getByRole('link', { name: /^Tunis/ })
    .click();
  await expect(page).toHaveTitle('Prix immobilier : gouvernorat de Tunis · Soumdar');
  await page
    .getByRole('region', { name: 'Villes et délégations' })
    .getByRole('link', { name: /^La Marsa/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : La Marsa');
  // the address alone gives the same page, drawn by the server
  const text = await page.getByRole('main').innerText();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : La Marsa');
  expect(await page.getByRole('main').innerText()).toBe(text);

  await page.getByRole('link', { name: 'Estimer mon bien ici' }).click();
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  await picker.getByRole('button', { name: 'Fermer' }).click();
  await page.goBack();
  await expect(page).toHaveURL(town);
});

test('an address that names no zone leads to those with a like name', async ({ page }) => {
  await page.goto('/prix-immobilier/tunis/la-merssa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zone inconnue');
  await expect(page.getByText('Aucune zone ne s’appelle « la-merssa ».', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'La Marsa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : La Marsa');
});

test('prices that do not load are asked for again', async ({ page }) => {
  await page.route('**/api/market/zones/**', (route) => route.abort());
  await followFooterLink(page, 'Prix immobilier en Tunisie');
  const failure = page.getByRole('alert').filter({ hasText: 'Les prix de cette zone ne se chargent pas.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/market/zones/**');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier en Tunisie');
});

test('a price that somebody asks is placed among those asked in the zone', async ({ page }) => {
  await page.goto(town);
  const check = page.getByRole('region', { name: 'Ce prix est-il juste ?' });
  await check.getByRole('button', { name: 'Comparer' }).click();
  await expect(check.getByText('Indiquez la surface en m².')).toBeVisible();
  await check.getByLabel('Surface (m²)').fill('100');
  await check.getByLabel('Prix demandé (DT)').fill('1500000');
  await check.getByRole('button', { name: 'Comparer' }).click();
  const verdict = check.getByRole('status');
  await expect(verdict).toContainText(
    /^1\s500\s000\sDT, c’est plus haut que presque tout ce qui est demandé/u,
  );
  await expect(verdict).toContainText(
    /Comparé à environ\s\d+\sannonces dont nous apprenons, de biens de 95\sà\s114\sm² \(prix ramenés à la vôtre\), zone La Marsa\./u,
  );
  await check.getByLabel('Prix demandé (DT)').fill('90000');
  await check.getByRole('button', { name: 'Comparer' }).click();
  await expect(verdict).toContainText('plus bas que presque tout ce qui est demandé');
  // what cannot be compared is said at its field, and the verdict of before is gone
  await check.getByLabel('Prix demandé (DT)').fill('100');
  await check.getByRole('button', { name: 'Comparer' }).click();
  await expect(check.getByText('Vérifiez ce montant')).toBeVisible();
  await expect(check.getByLabel('Prix demandé (DT)')).toHaveValue('100');
  await expect(verdict).toHaveCount(0);
});

test('a page of prices asks for no script but the beacon until somebody is there, and keeps what they did meanwhile', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // the script is on its way until everything is typed
  let send = () => {};
  const typed = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const counted = page.waitForResponse('**/api/analytics');
  await page.goto(town, { waitUntil: 'load' });
  await counted;
  expect(scripts).toEqual(['/beacon.js']);
  const check = page.getByRole('region', { name: 'Ce prix est-il juste ?' });
  await check.getByText('Villa', { exact: true }).click();
  await check.getByLabel('Surface (m²)').fill('300');
  await check.getByLabel('Prix demandé (DT)').fill('9000000');
  await check.getByRole('button', { name: 'Comparer' }).click();
  const requested = page.waitForRequest('**/api/market/compare-price?*');
  send();
  const before = await page.evaluate(() => window.scrollY);
  const question = new URL((await requested).url()).searchParams;
  expect([question.get('type'), question.get('surface'), question.get('price')]).toEqual([
    'villa',
    '300',
    '9000000',
  ]);
  await expect(check.getByRole('status')).toContainText('plus haut que presque tout');
  // the script leaves the reader where they are
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('how wrong estimates are is read without script, and led to from every page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(town);
  await page.getByRole('link', { name: 'Fiabilité de nos estimations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiabilité de nos estimations');
  const types = page.getByRole('region', { name: 'Par type de bien, dans tout le pays' });
  await expect(types.getByRole('row').filter({ hasText: 'Appartement à vendre' })).toContainText(
    /\d+(,\d)?\s%/u,
  );
  await context.close();
});
