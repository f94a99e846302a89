import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { describeApartment, expectBothFigures, pickPlace, signIn } from '../browser/steps.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
const coordinates = (page: Page) => picker(page).getByText(/^3\d\.\d{4}, 1?\d\.\d{4}$/);

test('Back closes the map and stays on the page, and Forward opens it again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await expect(picker(page)).toBeVisible();
  await page.goBack();
  await expect(picker(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(picker(page)).toBeVisible();
  await picker(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(picker(page)).toBeHidden();
  await page.goForward();
  await expect(picker(page)).toBeVisible();

  // whoever reloads the page, or asks for it again, has the page
  await page.reload();
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await expect(picker(page)).toBeVisible();
  await page.goBack();
  await expect(picker(page)).toBeHidden();
  await page.reload();
  await page.goForward();
  await expect(picker(page)).toBeVisible();
});

test('whoever closes the map themselves leaves the page by Back', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await picker(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(picker(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/mentions-legales');
});

test('Back closes the menu of a small screen, and a link followed in it leads back to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/politique-confidentialite');
  await page.goto('/mentions-legales');
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Connexion' });
  await menu.click();
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/mentions-legales');

  await menu.click();
  await link.click();
  await expect(page).toHaveURL('/login');
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(link).toBeHidden();

  // closed otherwise, it leaves nothing behind
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  // the margin, far below the menu
  await page.mouse.click(8, 820);
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/politique-confidentialite');

  // a link outside it is followed
  await page.goForward();
  await menu.click();
  await expect(link).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Soumdar/ })
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(link).toBeHidden();
});

test('Back closes a dialog and stays on the results', async ({ page, request }) => {
  const person = await verified(request);
  await estimated(request, person, [flatInLaSoukra]);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByText('Cliquer pour voir les détails').click();
  const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
  const opener = page.getByRole('button', { name: 'Demander une estimation manuelle' });
  await opener.click();
  await dialog.getByRole('radio', { name: 'Téléphone', exact: true }).check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/estimation/results');
  await page.goForward();
  await expect(dialog.getByRole('radio', { name: 'Téléphone', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('the map opens on the place, which moves with all that was answered', async ({ page }) => {
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await page.getByRole('radio', { name: 'Résidence secondaire' }).check();
  await page.getByRole('button', { name: /^Modifier l.emplacement$/ }).click();
  await expect(coordinates(page)).toHaveText('36.8760, 10.2470');
  await expect(picker(page).getByText('La Soukra, Ariana')).toBeVisible();
  await picker(page)
    .getByRole('button', { name: /^Repère du bien/ })
    .press('ArrowUp');
  await expect(coordinates(page)).not.toHaveText('36.8760, 10.2470');
  const [lat, lng] = (await coordinates(page).innerText()).split(', ').map(Number);
  await picker(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(new RegExp(`lat=${lat}&lng=${lng}$`));
  await expect(page.getByRole('radio', { name: 'Résidence secondaire' })).toBeChecked();

  // the step before goes with it
  await page.goBack();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
  await expect(page).toHaveURL(new RegExp(`lat=${lat}&lng=${lng}$`));
  await page.goBack();
  await expect(page).toHaveURL('/');

  // so does one placed anew from the start, until it is estimated
  await pickPlace(page, 'La Marsa');
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
});

test('the next property begins blank once this one is estimated', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await page.getByRole('radio', { name: 'Autre' }).check();
  await page.getByRole('radio', { name: 'Acheter' }).check();
  await page.getByRole('radio', { name: 'Pas de projet' }).check();
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expectBothFigures(page);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Acheter' })).toBeChecked();
  await pickPlace(page, 'La Marsa');
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveCount(0);
});

test('whoever signs out leaves a blank wizard to the next', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await page.getByRole('button', { name: 'Amel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await pickPlace(page, 'La Soukra');
  await expect(page.getByRole('button', { name: 'Appartement' })).toBeVisible();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveCount(0);
});
