import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, signIn } from '../browser/steps.ts';

test('where data are lacking the page says so with its counts, and takes a manual request', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/estimation?lat=32.9&lng=9.5');
  await describeApartment(page);
  await answerAsSeller(page);
  await expect(page).toHaveURL('/estimation/results');
  await expect(page.getByText(/[Dd]onnées insuffisantes/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Essayer un autre emplacement' })).toBeVisible();

  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog.getByText('Veuillez sélectionner une méthode de contact')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Téléphone', exact: true }).check();
  await dialog.getByRole('radio', { name: /Matin/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Demande envoyée avec succès !').first()).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByText('En attente')).toBeVisible();
});

/** Answers the next estimates with too little data: three sales and one rent. */
async function lackData(page: Page) {
  const data = { venteComparables: 3, locationComparables: 1, minimumRequired: 4 };
  const error = 'Not enough data available in this zone';
  await page.route('**/api/estimation/calculate', (route) =>
    route.fulfill({ status: 422, json: { success: false, error, code: 'not_enough_data', data } }),
  );
}

test('too little data is told by how many comparables each side has; land has no rents to count', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await lackData(page);
  const counts = page.getByRole('main').locator('dl > div');

  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await answerAsSeller(page);
  await expect(counts).toHaveText([
    /^Vente3\sbiens comparables sur 4 nécessaires$/,
    /^Location1\sbien comparable sur 4 nécessaires$/,
  ]);
  await expect(page.getByRole('button', { name: 'Demander une estimation manuelle' })).toBeVisible();

  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Terrain' }).click();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('400');
  await page.getByRole('radio', { name: 'Je ne sais pas' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: 'Connaître la valeur' }).check();
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expect(counts).toHaveText([/^Vente3\sbiens comparables sur 4 nécessaires$/]);
  await expect(page.getByText('Location')).toHaveCount(0);

  await page.getByRole('button', { name: 'Essayer un autre emplacement' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ })).toBeVisible();
});

test('the results page without data sends the visitor to the map of the landing page', async ({ page }) => {
  await page.goto('/estimation/results');
  await expect(page.getByText('Aucune estimation disponible')).toBeVisible();
  await page
    .getByRole('button', { name: 'Nouvelle estimation' })
    .or(page.getByRole('link', { name: 'Nouvelle estimation' }))
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ })).toBeVisible();
});

test('an unknown address is an honest 404', async ({ page }) => {
  const answer = await page.goto('/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
});
