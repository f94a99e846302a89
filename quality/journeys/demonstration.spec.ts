import { expect, test } from '../browser/journey.ts';

const robots = 'meta[name="robots"][content="noindex"]';

test('the demonstration is searched, looked at and written to, and says what it is', async ({ page }) => {
  await page.goto('/search?q=tunis&type=villa');
  await expect(page.getByText('Démonstration : annonces fictives')).toBeVisible();
  await expect(page.locator(robots)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '1 bien trouvé' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Ville, quartier ou mot-clé' }).fill('');
  await page.getByRole('combobox', { name: 'Type de bien' }).selectOption('Tous les types');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('heading', { name: '6 biens trouvés' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Piscine' }).check();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Villa, Gammarth' }).click();
  await expect(page).toHaveURL('/property/villa-gammarth');
  await expect(page.locator(robots)).toHaveCount(1);
  await page.getByRole('button', { name: 'Voir : Le séjour' }).click();
  await expect(page.getByText('Le séjour (illustration)')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByLabel('Votre nom').fill('Amel');
  await page.getByLabel('Votre email').fill('amel@exemple.tn');
  await page.getByLabel('Votre message').fill('Est-elle libre ?');
  const logged = page.waitForEvent('console');
  const alert = page.waitForEvent('dialog');
  const sending = page.getByRole('button', { name: 'Envoyer le message' }).click();
  expect((await alert).message()).toMatch(/^Démonstration/);
  await (await alert).accept();
  await sending;
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    propertyId: 'villa-gammarth',
    message: 'Est-elle libre ?',
  });
});

test('a property nobody knows is not found', async ({ page }) => {
  await page.goto('/property/chateau');
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
});

test('the property form on its own asks the type, then its details, and only logs them', async ({ page }) => {
  await page.goto('/creation');
  await expect(page.getByRole('button', { name: 'Terrain' })).toBeVisible();
  await expect(page.getByText('Lat: ')).toHaveCount(0);
  await page.goto('/creation?lat=36.9&lng=10.2');
  await expect(page.getByText('Lat: ')).toBeVisible();
  await expect(page.locator(robots)).toHaveCount(1);
  await page.getByRole('button', { name: 'Terrain' }).click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('La surface est requise et doit être supérieure à 0')).toBeVisible();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('500');
  await page
    .getByRole('group', { name: 'Terrain constructible' })
    .getByRole('radio', { name: 'Oui' })
    .check();
  const logged = page.waitForEvent('console');
  await page.getByRole('button', { name: 'Valider' }).click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    type: 'land',
    surface: '500',
    isConstructible: 'yes',
    address: 'Lat: 36.9000, Lng: 10.2000',
    lat: 36.9,
    lng: 10.2,
  });
});

test('nothing leads to the demonstration nor to the form', async ({ page }) => {
  for (const path of ['/', '/login', '/mentions-legales', '/estimation?lat=36.876&lng=10.247']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await expect(
      page.locator('a:is([href^="/search"], [href^="/property"], [href^="/creation"])'),
    ).toHaveCount(0);
  }
});
