import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { answerAsSeller, describeApartment } from '../browser/steps.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });

async function search(page: Page, place: string) {
  const box = picker(page).getByRole('combobox', { name: 'Rechercher un lieu' });
  await box.fill(place);
  await page.getByRole('option').first().waitFor();
  await box.press('Enter');
}

for (const address of ['/estimation', '/estimation?lat=48.8566&lng=2.3522']) {
  test(`${address} asks for a place, and computes nothing without one`, async ({ page }) => {
    await page.goto(address);
    await picker(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByText('36.8621, 10.2809')).toBeVisible();
    await describeApartment(page);
    await answerAsSeller(page);
    await search(page, 'La Soukra');
    await picker(page).getByRole('button', { name: 'Confirmer' }).click();
    await expect(page).toHaveURL(/lat=36\.876&lng=10\.247$/);

    // what was told before stands
    await expect(page.getByRole('radio', { name: 'Dans 3 mois' })).toBeChecked();
    await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
    await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeVisible();
  });
}

test('a place without advertisements around is said to be uncovered as it is picked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await search(page, '32.9, 9.5');
  await expect(picker(page).getByText('Lieu non couvert')).toBeVisible();
  await search(page, 'La Soukra');
  await expect(picker(page).getByText('Lieu non couvert')).toBeHidden();
  await search(page, '32.9, 9.5');
  await picker(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('note').filter({ hasText: 'Lieu non couvert' })).toContainText(
    'estimation manuelle',
  );
});

test('a point at sea near the coast is asked about, and let go on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await search(page, '36.905, 10.36');
  await expect(picker(page).getByText(/^Ce point semble en mer/)).toBeVisible();
  await picker(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/lat=36\.905&lng=10\.36$/);
});

test('a position that the server refuses cannot be confirmed', async ({ page }) => {
  await page.route('**/api/places/at?*', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, error: 'Invalid coordinates', code: 'invalid_coordinates' },
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await search(page, '36.9, 10.3');
  await expect(picker(page).getByText('Coordonnées de localisation invalides')).toBeVisible();
  await expect(picker(page).getByRole('button', { name: 'Confirmer' })).toBeDisabled();
});
