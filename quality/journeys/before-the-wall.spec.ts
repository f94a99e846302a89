import { expect, test } from '../browser/journey.ts';
import { answerAsSeller, describeApartment, hold } from '../browser/steps.ts';

test('what is asked around a place is said as it is picked, then for the type, and leads to the page of prices', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('Marsa Plage');
  await page.getByRole('option').first().click();
  const question = (plural: string) =>
    page.getByText(
      new RegExp(
        `^${plural}\\s: .*annonces de vente dont nous apprenons à .*(DT/m²|prix) \\(données d’exemple\\)`,
        'u',
      ),
    );
  await expect(
    page.getByRole('dialog').getByText(/annonces de vente dont nous apprenons à .*DT\/m²/u),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByRole('button', { name: 'Villa' }).click();
  await expect(question('Villas')).toBeVisible();
  await page.getByRole('button', { name: 'Appartement' }).click();
  await expect(question('Appartements')).toBeVisible();

  await page.getByLabel('Surface (m²)', { exact: true }).fill('123');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Voir les prix' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Prix immobilier : ');
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('123');
});

test('nothing moves when it becomes known what is asked around, and nothing waits for it', async ({
  page,
}) => {
  const around = await hold(page, '/api/places/at?*');
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Appartement' }).click();
  const surface = page.getByLabel('Surface (m²)', { exact: true });
  await surface.fill('100');
  const before = await surface.boundingBox();
  around.letGo();
  await expect(page.getByText(/annonces de vente dont nous apprenons à/)).toBeVisible();
  expect(await surface.boundingBox()).toEqual(before);
});

test('a place is picked and a home described where it cannot be known what is asked around', async ({
  page,
}) => {
  await page.route('**/api/places/at?*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('La Marsa');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText(/annonces de vente/)).toHaveCount(0);
  await describeApartment(page);
  await answerAsSeller(page);
  const why = page.getByRole('region', { name: 'Pourquoi un compte ?' });
  await expect(why.getByText(/Un code par SMS/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await why.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité');
});
