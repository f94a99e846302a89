import { expect, test } from '../browser/journey.ts';
import { outsideAddress } from '../browser/product.ts';
import { verified } from '../browser/people.ts';
import { answerAsSeller, clickMap, describeApartment, signIn } from '../browser/steps.ts';
import type { Page } from '@playwright/test';

test('the map stays usable and says so when no tile comes', async ({ page }) => {
  await page.route(`${outsideAddress}/**`, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const missing = page.getByText(/fond de carte ne se charge pas/);
  await expect(page.getByText('50 km')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await clickMap(page);
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/adr=[^&]+&lat=36\.\d{1,4}&lng=10\.\d{1,4}$/);
});

/** The zoom of the last tile requested, if any. */
function lastZoomRequested(page: Page) {
  let last: number | undefined;
  page.on('request', (request) => {
    const zoom = new URL(request.url()).pathname.match(/^\/(\d+)\/\d+\/\d+\.png$/)?.[1];
    if (zoom) last = Number(zoom);
  });
  return () => last;
}

test('the map opens on the country and zooms from 6 to 19', async ({ page, context }) => {
  const zoom = lastZoomRequested(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.8256, longitude: 10.6369 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await expect(page.getByText('50 km')).toBeVisible();
  const zoomOut = page.getByRole('button', { name: 'Dézoomer' });
  await zoomOut.click();
  await expect(zoomOut).toBeDisabled();
  // up to zoom 10, the ground is our own
  expect(zoom()).toBeUndefined();

  await page.getByRole('button', { name: 'Me localiser' }).click();
  await expect.poll(zoom).toBe(16);
  const zoomIn = page.getByRole('button', { name: 'Zoomer', exact: true });
  for (const next of [17, 18, 19]) {
    // the map ignores a zoom click while it animates another
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
    await zoomIn.click();
    await expect.poll(zoom).toBe(next);
  }
  await expect(zoomIn).toBeDisabled();
});

test('a click on the whole country brings the map nearer, the next one sets the pin', async ({ page }) => {
  const zoom = lastZoomRequested(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const map = page.getByRole('application', { name: 'Carte' });
  const pin = page.getByRole('button', { name: /^Repère du bien/ });
  await map.click();
  await expect.poll(zoom).toBe(12);
  await expect(pin).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  await map.click();
  await expect(pin).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeEnabled();
});

test('the map may be left while it zooms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await clickMap(page);
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeEnabled();
  const [zoomIn, confirm] = await Promise.all(
    ['Zoomer', 'Confirmer'].map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
  );
  // in one turn of the page, so that the map is left before the zoom has ended
  await page.evaluate(
    (buttons) => buttons.forEach((button) => (button as HTMLElement).click()),
    [zoomIn!, confirm!],
  );
  await expect(page.getByRole('button', { name: 'Appartement' })).toBeVisible();
  // Leaflet ends a zoom by a timer; an error there fails the journey
  await page.clock.fastForward(1000);
  await page.getByRole('button', { name: 'Appartement' }).click();
});

test('a map at zoom 16 stands beside the form, and stays there when no tile comes', async ({ page }) => {
  const zoom = lastZoomRequested(page);
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await expect(page.getByRole('application', { name: 'Carte du bien' })).toBeVisible();
  await expect.poll(zoom).toBe(16);

  await page.route(`${outsideAddress}/**`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/fond de carte ne se charge pas/)).toBeVisible();
  await page.getByRole('button', { name: 'Dézoomer' }).click();
  await expect.poll(zoom).toBe(15);
});

test('the login page is decorated with the country, where there is room for it', async ({ page }) => {
  await page.goto('/login');
  const map = page.locator('.leaflet-container');
  await expect(map).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  // the page view is sent when the browser is idle, so no map comes after it
  const quiet = page.waitForRequest('**/api/analytics');
  await page.reload();
  await quiet;
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(map).toHaveCount(0);
});

test('geolocation goes to the visitor, and a refusal tells to click the map', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const refused = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept();
    return alert.message();
  });
  await page.getByRole('button', { name: 'Me localiser' }).click();
  expect(await refused).toMatch(/carte/);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 35.8256, longitude: 10.6369 });
  await page.getByRole('button', { name: 'Me localiser' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/lat=35\.8256&lng=10\.6369$/);
});

test('what was typed is there again on the way back', async ({ page }) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Villa' }).click();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('350');
  await page.getByLabel('Nombre de pièces', { exact: true }).fill('6');
  await page.getByLabel('Nombre de salles de bain', { exact: true }).fill('3');
  await page.getByRole('checkbox', { name: 'Piscine' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: 'Résidence secondaire' }).check();
  await page.goBack();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('350');
  await expect(page.getByRole('checkbox', { name: 'Piscine' })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Nombre de pièces', { exact: true })).toHaveValue('6');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('radio', { name: 'Résidence secondaire' })).toBeChecked();
});

test('a double click goes one step on, and one step back leads where it began', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('La Soukra');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Confirmer' }).dblclick();
  await page.getByRole('button', { name: 'Terrain' }).click();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('400');
  await page.getByRole('radio', { name: 'Non' }).check();
  await page.getByRole('button', { name: 'Continuer' }).dblclick();
  await expect(page.getByRole('group', { name: 'Votre intention' })).toBeVisible();

  // in a slow double click, the second click falls on the control that has since appeared under the pointer
  await page.getByRole('button', { name: 'Retour' }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.goBack();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the address found for a position follows it, its coordinates where none is found', async ({ page }) => {
  const clickMiddle = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Estimer mon bien' }).click();
    await clickMap(page);
  };
  await clickMiddle();
  await expect(page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\?adr=[0-9a-f]{8}&lat=/);
  await page.reload();
  await expect(page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie')).toBeVisible();

  await page.route('**/api/geocode/reverse?*', (route) => route.abort());
  await clickMiddle();
  await expect(page.getByText('Adresse introuvable : la position suffit.')).toBeVisible();
  await expect(page.getByText(/^Lat: 36\.\d{4}, Lng: 10\.\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText(/^près d/)).toBeVisible();
  await expect(page.getByText(/^36\.\d{4}, 10\.\d{4}$/).first()).toBeVisible();
});

test('a town picked leads to the question of its neighbourhood, and without it to an estimate of the town’s centre', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  const question = picker.getByRole('region', { name: 'Dans quel quartier ?' });
  const search = async (place: string) => {
    await picker.getByRole('combobox', { name: 'Rechercher un lieu' }).fill(place);
    await page.getByRole('option').first().click();
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await search('La Marsa');
  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Je ne sais pas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('corni');
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(picker.getByText('Marsa Corniche, La Marsa')).toBeVisible();
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/precision=neighbourhood&lat=36\.889&lng=10\.335$/);

  await page.getByRole('button', { name: 'Modifier l’emplacement' }).click();
  await search('La Marsa');
  await question.getByRole('button', { name: 'Je ne sais pas' }).click();
  await expect(page).toHaveURL(/precision=town&lat=36\.8785&lng=10\.3235$/);
  await describeApartment(page);
  await answerAsSeller(page);
  await expect(
    page.getByText(/Le quartier n’est pas précisé\s: l’estimation est celle de La Marsa centre/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Préciser le quartier' }).click();
  await page.getByRole('button', { name: 'Corriger cette estimation' }).click();
  await question.getByRole('button', { name: 'Marsa Corniche' }).click();
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/precision=neighbourhood/);
});
