import { expect, test } from '../browser/journey.ts';

test('a place is found in spite of its spelling, the pin moved and the address corrected, all by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const search = page.getByRole('combobox', { name: 'Rechercher un lieu' });
  for (const typed of ['Soukhra', 'سكرة', 'la soukra']) {
    await search.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('La Soukra, Ariana');
  }
  await search.press('Enter');
  await expect(page.getByText('36.8760, 10.2470')).toBeVisible();

  const pin = page.getByRole('button', { name: /^Repère du bien/ });
  await pin.press('ArrowUp');
  await pin.press('ArrowRight');
  await expect(page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie')).toBeVisible();
  await expect(page.getByText(/^36\.87[67]\d, 10\.24[789]\d$/)).toBeVisible();
  await expect(page.getByText('36.8760, 10.2470')).toBeHidden();

  await page.getByRole('button', { name: 'Corriger l’adresse' }).press('Enter');
  const address = page.getByRole('textbox', { name: 'Adresse du bien' });
  await address.press('Escape');
  await expect(page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie')).toBeVisible();
  await page.getByRole('button', { name: 'Corriger l’adresse' }).press('Enter');
  await address.fill('12 rue des Orangers, La Soukra');
  await address.press('Enter');
  await expect(page.getByRole('button', { name: 'Corriger l’adresse' })).toBeFocused();
  await page.getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(page.getByText('12 rue des Orangers, La Soukra')).toBeVisible();
});

test('an address being written is taken by the confirmation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const search = page.getByRole('combobox', { name: 'Rechercher un lieu' });
  await search.fill('36.87, 10.36');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
  await page.getByRole('textbox', { name: 'Adresse du bien' }).fill('12 rue des Orangers');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/estimation\?/);
  await expect(page.getByText('12 rue des Orangers')).toBeVisible();
});

test('a position is set by its coordinates, and refused outside the country', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const search = page.getByRole('combobox', { name: 'Rechercher un lieu' });
  await search.fill('48,8566 2,3522');
  await search.press('Enter');
  await expect(page.getByText('Cette position est hors de Tunisie.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  await search.fill('35.8256, 10.6369');
  await search.press('Enter');
  await expect(page.getByText('35.8256, 10.6369').last()).toBeVisible();

  await search.fill('35.0, 11.5');
  await search.press('Enter');
  await expect(page.getByText('Cette position est hors de Tunisie.')).toBeVisible();
  await expect(page.getByText('35.8256, 10.6369')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeDisabled();

  await search.fill('35.8256, 10.6369');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(page).toHaveURL(/lat=35\.8256&lng=10\.6369$/);
});

test('a surface is grouped as it is typed, and read as it was meant', async ({ page }) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Terrain' }).click();
  const surface = page.getByLabel('Surface (m²)', { exact: true });
  await surface.pressSequentially('1250000');
  await expect(surface).toHaveValue(/^1\s250\s000$/);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText(/comprise entre 1 et 100\s000/)).toBeVisible();
  for (let digit = 0; digit < 3; digit += 1) await surface.press('Backspace');
  await expect(surface).toHaveValue(/^1\s250$/);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Veuillez indiquer si le terrain est constructible')).toBeVisible();
  await page.getByRole('radio', { name: 'Je ne sais pas' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('group', { name: 'Votre intention' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Usage du bien' })).toHaveCount(0);
});
