import { expect, test } from '../browser/journey.ts';
import { somebody, verified } from '../browser/people.ts';
import {
  answerAsSeller,
  createAccount,
  describeApartment,
  hold,
  pickPlace,
  signIn,
  stopClock,
} from '../browser/steps.ts';

test('an estimate under way covers the page, is asked for once, and says when it is there', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await pickPlace(page, 'La Soukra');
  const estimate = await hold(page, '/api/estimation/calculate');
  await describeApartment(page);
  await answerAsSeller(page);
  await expect(page.getByRole('status').filter({ hasText: /^Estimation en cours\.\.\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).dispatchEvent('click');
  estimate.letGo();
  await expect(page.getByText('Estimation calculée avec succès !')).toBeVisible();
  await expect(page).toHaveURL('/estimation/results');
  expect(estimate.calls).toBe(1);
});

test('an account under way covers the page; one never verified is taken up again after 1.5 s', async ({
  page,
}) => {
  const person = somebody();
  await page.clock.install();
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.route('**/api/auth/send-verification-code', (route) => route.abort());
  const account = await hold(page, '/api/auth/register');
  await createAccount(page, person);
  const overlay = page.getByRole('status').filter({ hasText: /^Création du compte\.\.\.$/ });
  await expect(overlay).toBeVisible();
  account.letGo();
  await expect(page).toHaveURL('/send-verification-code');

  await page.goBack();
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await stopClock(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByText('Compte existant non vérifié. Redirection vers la vérification...'),
  ).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL(/\/estimation\?/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/send-verification-code');
});
