import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { moveOver } from '../browser/steps.ts';

const phone = { width: 390, height: 844 };
const priceMap = (page: Page) => page.getByRole('region', { name: 'Carte des prix' });
const circles = (part: Locator) => part.locator('path.leaflet-interactive');
const explore = (part: Locator) => part.getByRole('button', { name: /^Carte des prix/ }).click();

/** Taps the middle of the largest circle: a smaller one may lie over part of it. */
const tapLargest = (part: Locator) => circles(part).first().click({ force: true });

test('the map of prices is a picture until it is touched, and a circle leads to the page of its zone', async ({
  page,
}) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/\/(price-map|zone-map|country-map)-[^/]*\.js$/.test(request.url())) maps.push(request.url());
  });
  await page.setViewportSize(phone);
  // the page view is sent when the browser is idle
  const quiet = page.waitForRequest('**/api/analytics');
  await page.goto('/prix-immobilier');
  const part = priceMap(page);
  const picture = part.getByRole('img', { name: /^Carte des prix, appartements à vendre/ });
  await expect(picture).toBeInViewport();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await moveOver(page);
  await quiet;
  expect(maps).toEqual([]);
  await explore(part);
  await expect(part.getByText('Un doigt déplace la carte')).toBeVisible();
  await expect(circles(part).first()).toBeAttached();

  await tapLargest(part);
  const card = part.getByRole('region', { name: 'Tunis' });
  await expect(card).toContainText(/\d\s\d{2}0\sDT\/m²/u);
  await expect(card).toContainText(/8 sur 10 entre .+annonces dont nous apprenons, appartements à vendre/su);
  await expect(card.getByRole('link', { name: 'Estimer ici' })).toHaveAttribute('href', /autour=36\./);
  await page.goBack();
  await expect(card).toHaveCount(0);
  await tapLargest(part);
  await card.getByRole('link', { name: 'Voir tous les prix' }).click();
  await expect(page).toHaveURL('/prix-immobilier/tunis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : gouvernorat de Tunis');
});

test('the map is read by keyboard, over the whole screen too', async ({ page }) => {
  await page.goto('/prix-immobilier');
  const part = priceMap(page);
  await explore(part);
  await part.getByRole('button', { name: 'Plein écran' }).press('Enter');
  const largest = part.getByRole('button', { name: /^Tunis\s: 3/u });
  await largest.focus();
  await page.keyboard.press('Enter');
  const card = part.getByRole('region', { name: 'Tunis' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(largest).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(part.getByRole('button', { name: /^Sousse/ })).toBeFocused();
  await expect(part.getByText(/^Sfax\d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(part.getByRole('button', { name: 'Plein écran' })).toBeFocused();
});

test('a town opens into the areas of its places, and an area tells its prices', async ({ page }) => {
  await page.goto('/prix-immobilier/tunis/la-marsa');
  const part = priceMap(page);
  await explore(part);
  const areas = part.locator('path.leaflet-interactive[fill-opacity="0.6"]');
  await expect(areas.first()).toBeAttached();
  await part.getByRole('application').click();
  await expect(part.getByText(/^8 sur 10 entre/)).toBeVisible();
  await part.getByRole('button', { name: 'Quitter la carte' }).click();
  await expect(part.getByRole('img')).toBeVisible();
});

test('the map and the table of zones follow the type of property, the map the transaction too', async ({
  page,
}) => {
  await page.goto('/prix-immobilier');
  const part = priceMap(page);
  const requested = (query: string) => page.waitForResponse((response) => response.url().endsWith(query));
  const flats = requested('/api/market/zones?transaction=sale&type=apartment');
  await explore(part);
  await flats;
  const villas = requested('/api/market/zones?transaction=sale&type=villa');
  await part.getByRole('button', { name: 'Villa' }).click();
  await villas;
  await expect(page.getByRole('table', { name: /^Prix médian demandé, villas/ })).toBeVisible();
  const lets = requested('/api/market/zones?transaction=rent&type=villa');
  await part.getByRole('button', { name: 'À louer' }).click();
  await lets;
  await expect(part.getByText('Prix médian demandé, en DT/m² par mois', { exact: true })).toBeVisible();
  await expect(part.getByRole('application', { name: /villas à louer : un tableau suit/ })).toBeVisible();
});

test('a map without its figures says so, and gets them when asked again', async ({ page }) => {
  await page.route('**/api/market/areas?*', (route) => route.abort());
  await page.goto('/prix-immobilier/tunis');
  const part = priceMap(page);
  await explore(part);
  const failure = part.getByRole('alert').filter({ hasText: 'Les prix de la carte ne se chargent pas.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/market/areas?*');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(circles(part).first()).toBeAttached();
  await expect(failure).toHaveCount(0);
});

test('the map of trust tells how wrong estimates are, and where an expert answers', async ({ page }) => {
  await page.goto('/fiabilite');
  const part = page.getByRole('region', { name: 'Où nous répondons, et avec quelle erreur' });
  await moveOver(page);
  await part.scrollIntoViewIfNeeded();
  await expect(circles(part)).toHaveCount(24);
  await tapLargest(part);
  const card = part.getByRole('region', { name: 'Tunis' });
  await expect(card).toContainText(/prix de vente\s: erreur médiane de \d+(,\d)?\s%/u);
  await part.getByRole('button', { name: 'Location' }).click();
  await expect(card).toContainText(/loyers\s: erreur médiane de \d+(,\d)?\s%/u);
  await card.getByRole('button', { name: 'Fermer la fiche' }).press('Escape');
  await expect(card).toHaveCount(0);
  await part.getByText('Ville par ville').click();
  const town = part.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'La Marsa' }) });
  await expect(town.getByRole('cell').first()).toHaveText(/\d+(,\d)?\s%/u);
  const far = part.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Remada' }) });
  await expect(far.getByRole('cell')).toHaveText(['un expert', 'un expert']);
});

test('an estimate begun on the page of a zone opens its map there, with nothing chosen', async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => {
    const tile = new URL(request.url()).pathname.match(/^\/(\d+)\/\d+\/\d+\.png$/);
    if (tile) tiles.push(tile[1]!);
  });
  await page.goto('/prix-immobilier/tunis/la-marsa');
  await page.getByRole('link', { name: 'Estimer mon bien ici' }).click();
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  const map = picker.getByRole('application', { name: 'Carte' });
  await expect(map).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Repère du bien/ })).toHaveCount(0);
  await expect.poll(() => tiles.at(-1)).toBe('13');
  await map.click();
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/estimation\?.*lat=36\.8[5-9]\d*&lng=10\.3[0-4]\d*$/);
});
