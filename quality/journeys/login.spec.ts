import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, signIn } from '../browser/steps.ts';

test('the login form names what is missing and shows the password on demand', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Veuillez corriger les erreurs dans le formulaire')).toBeVisible();
  await expect(page.getByText(/^L.email est requis$/)).toBeVisible();
  await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('amel');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/^Format d.email invalide$/)).toBeVisible();

  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('soleil7');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('being remembered is asked for with the login', async ({ page, request }) => {
  const person = await verified(request);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).check();
  const login = page.waitForRequest('**/api/auth/login');
  await signIn(page, person);
  expect((await login).postDataJSON()).toMatchObject({ remember: true });
  await expect(page).toHaveURL('/dashboard');
});

test('an estimate that cannot be computed after the login says why, then leads to the dashboard', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await page.route('**/api/estimation/calculate', (route) => route.abort());
  await signIn(page, person);
  await expect(
    page.getByText('Problème de connexion. Vérifiez votre connexion internet et réessayez.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
