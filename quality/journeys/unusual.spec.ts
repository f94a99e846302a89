import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { answerAsSeller, signIn } from '../browser/steps.ts';

test('an unusual property is asked about, kept as typed, and refused a figure when insisted on', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  const bounds = page.waitForResponse('**/api/market');
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await bounds;
  await page.getByRole('button', { name: 'Appartement' }).click();
  const surface = page.getByLabel('Surface (m²)', { exact: true });
  await surface.pressSequentially('600');
  await page.getByLabel('Nombre de pièces', { exact: true }).fill('2');
  await page.getByLabel('Nombre de salles de bain', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Continuer' }).click();

  const question = page.getByText(/^S\+1 de 600\sm²\s: est-ce bien cela\s\?$/);
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Corriger' }).click();
  await expect(surface).toBeFocused();
  await expect(surface).toHaveValue('600');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /Oui, c.est bien cela/ }).click();
  // who has answered is not asked again
  await page.getByRole('group', { name: 'Usage du bien' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await answerAsSeller(page);

  await expect(page).toHaveURL('/estimation/results');
  for (const side of ['Prix de vente', 'Loyer mensuel']) {
    const card = page.getByRole('region', { name: side });
    await expect(card.getByText('Données insuffisantes')).toBeVisible();
    await expect(card.getByText(/^Bien inhabituel par sa surface/)).toBeVisible();
    await expect(card.getByText(/\d\sDT/)).toHaveCount(0);
  }
  await expect(page.getByText('Estimation calculée avec succès !')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Demander une estimation manuelle' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('article').getByText('Non estimé')).toHaveCount(5);
});

test('what is usual cannot be read: nothing is asked, nothing held up', async ({ page }) => {
  await page.route('**/api/market', (route) => route.abort());
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Terrain' }).click();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('3');
  await page.getByRole('radio', { name: 'Oui' }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('group', { name: 'Votre intention' })).toBeVisible();
});

test('the plot of a house may always be told, and is said to count once advertisements tell theirs', async ({
  page,
}) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  const plot = page.getByLabel('Surface du terrain (m²)', { exact: true });
  await page.getByRole('button', { name: 'Maison' }).click();
  await expect(plot).toHaveAccessibleDescription(/sans compter encore/);
  await plot.fill('0');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(
    page.getByText(/^La surface du terrain doit être comprise entre 1 et 100\s000\sm²$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Appartement' }).click();
  await expect(plot).toBeHidden();

  await page.route('**/api/market', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, asksPlot: true } } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Maison' }).click();
  await expect(plot).toHaveAccessibleDescription(/bâtiment compris\.$/);
});
