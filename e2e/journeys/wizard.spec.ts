import { expect, test } from '../journey.ts';
import { answerAsSeller, describeApartment, pickPlace } from '../steps.ts';

test('each step leads back to the one before, and the first to where one came from', async ({ page }) => {
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  const back = page.getByRole('button', { name: 'Retour' });
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible();
  await back.click();
  await expect(page.getByRole('button', { name: /J.ai déjà un compte/ })).toBeVisible();
  await back.click();
  await expect(page.getByRole('radio', { name: 'Les deux' })).toBeChecked();
  await back.click();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('the questions about the project appear one after the other, as the answers call for them', async ({
  page,
}) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expect(page.getByText(/^Veuillez sélectionner l.usage du bien$/)).toBeVisible();
  const question = (name: string | RegExp) => page.getByRole('group', { name });
  await expect(question('Votre intention')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Autre' }).check();
  await page.getByRole('radio', { name: 'Acheter' }).check();
  await expect(question('Votre échéance').getByRole('radio')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Vendre' }).check();
  await expect(page.getByRole('radio', { name: 'Déjà vendu' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Déjà loué' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dès que possible' }).check();
  await expect(question('Mode de commercialisation')).toBeVisible();
  await page.getByRole('radio', { name: 'Pas de projet' }).check();
  await expect(question('Mode de commercialisation')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Je suis propriétaire de ce bien' })).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'Je souhaite recevoir des offres de professionnels' }),
  ).not.toBeChecked();
});

test('a field says what it wants, then what is wrong with it', async ({ page }) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Appartement' }).click();
  const rooms = page.getByLabel('Nombre de pièces', { exact: true });
  await expect(rooms).toHaveAccessibleDescription(/S\+2\s=\s3\spièces/);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(rooms).toHaveAccessibleDescription(/S\+2\s=\s3\spièces.*Le nombre de pièces est requis/);
});
