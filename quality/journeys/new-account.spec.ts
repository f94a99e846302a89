import { expect, test } from '../browser/journey.ts';
import { codeReceived, somebody } from '../browser/people.ts';
import {
  answerAsSeller,
  createAccount,
  describeApartment,
  enterCode,
  expectBothFigures,
  pickPlace,
} from '../browser/steps.ts';

test('a visitor describes an apartment, opens an account and reads two figures', async ({ page }) => {
  const person = somebody();
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
  await createAccount(page, person);

  await expect(page).toHaveURL('/send-verification-code');
  await expect(
    page.getByText('Compte créé avec succès ! Vérification du numéro de téléphone requise.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await codeReceived(person));

  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
  await expectBothFigures(page);
  await expect(page.getByRole('region', { name: 'Analyse de fiabilité' })).toBeVisible();

  await page.reload();
  await expectBothFigures(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le rapport' }).click();
  expect((await download).suggestedFilename()).toMatch(/^estimation-\d{4}-\d{2}-\d{2}\.txt$/);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Mes estimations' })).toBeVisible();
  await expect(page.getByText('Cliquer pour voir les détails')).toHaveCount(1);
  await page.getByText('Cliquer pour voir les détails').click();
  await expectBothFigures(page);
});
