import { expect, test } from '../browser/journey.ts';
import { endSession, expectSessionEnded, pastEstimates, verified } from '../browser/people.ts';
import { signIn } from '../browser/steps.ts';

for (const [path, elsewhere] of [
  ['/dashboard', '/login'],
  ['/send-verification-code', '/login'],
  ['/verify-phone', '/login'],
  ['/forgot-password/verify', '/forgot-password'],
  ['/forgot-password/reset', '/forgot-password'],
] as const) {
  test(`${path} without what it needs leads to ${elsewhere}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(elsewhere);
  });
}

test('tabs follow each other: a changed user shows, a lost one is told, a sign-out signs all out', async ({
  page,
  request,
  context,
}) => {
  const person = await verified(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByRole('button', { name: 'Amel' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mentions-legales');
  const storeUser = (user: string | null) =>
    other.evaluate((stored) => {
      if (stored === null) localStorage.removeItem('user');
      else localStorage.setItem('user', stored);
    }, user);
  const stored = (await other.evaluate(() => localStorage.getItem('user'))) ?? '';

  await storeUser(stored.replace('Amel', 'Amira'));
  await expect(page.getByRole('button', { name: 'Amira' })).toBeVisible();

  // no call is under way, whose refusal would lead to the login page
  await expect(page.getByText('Aucune estimation').first()).toBeVisible();
  await storeUser(null);
  await expect(page.getByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
  await expect(page.getByText('Veuillez vous connecter pour accéder à votre tableau de bord.')).toBeVisible();
  await storeUser(stored);
  await expect(page.getByRole('heading', { name: 'Mon tableau de bord' })).toBeVisible();
  // nor is one now
  await expect(page.getByText('Aucune estimation').first()).toBeVisible();

  // a tab gets no storage event for its own changes
  await other.reload();
  const token = await other.evaluate(() => localStorage.getItem('token') ?? '');
  await other.getByRole('button', { name: 'Amel' }).click();
  await other.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expectSessionEnded(request, token);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/login');
});

test('a session that ended on the server leaves the dashboard for the login page', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('after a sign-out Back shows the results to nobody, until their owner signs in again', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  const noResults = page.getByText('Aucune estimation disponible');
  const ended = page.getByRole('heading', { name: 'Votre session est terminée' });
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await sale.waitFor();
  await page.getByRole('button', { name: 'Amel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');

  await page.goBack();
  await expect(ended).toBeVisible();
  await expect(sale).toHaveCount(0);
  await page.reload();
  await expect(ended).toBeVisible();

  for (const [visitor, shown] of [
    [await verified(request), noResults],
    [person, sale],
  ] as const) {
    const other = await page.context().newPage();
    await other.goto('/login');
    await signIn(other, visitor);
    await expect(other).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/estimation/results');
    await expect(shown).toBeVisible();
    await other.getByRole('button', { name: 'Amel' }).click();
    await other.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(other).toHaveURL('/');
    // another tab that shows them hears of it
    await expect(ended).toBeVisible();
    await expect(sale).toHaveCount(0);
    await other.close();
  }

  const signInAgain = page.getByRole('main').getByRole('link', { name: 'Se connecter' });
  await signInAgain.click();
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Amel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await page.goBack();
  await page.goBack();
  await signInAgain.click();
  await signIn(page, person);
  await expect(page).toHaveURL('/estimation/results');
  await expect(sale).toBeVisible();
});
