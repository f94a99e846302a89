// not the journeys' own `test`, which fails on logged errors: the browser logs each part that does not load
import { expect, test, type Page } from '@playwright/test';
import { expectSessionEnded, pastEstimates, verified } from '../browser/people.ts';
import { expectBothFigures, signIn } from '../browser/steps.ts';

const codeOf = (part: string) => `**/assets/${part}-*.js`;

/** Makes the code of a part fail to load; returns a function that lets it load again. */
async function lose(page: Page, part: string) {
  await page.route(codeOf(part), (route) => route.abort());
  return () => page.unroute(codeOf(part));
}

/** Delays the code of a part; returns a function that lets it load. */
async function holdBack(page: Page, part: string) {
  let letCome = () => {};
  const free = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(codeOf(part), async (route) => {
    await free;
    await route.continue();
  });
  return () => letCome();
}

test('a map that does not load says so, and loads when asked again', async ({ page }) => {
  const findAgain = await lose(page, 'map-picker');
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /La carte n.a pas pu être chargée/ })).toBeVisible();
  await findAgain();
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await expect(page.getByRole('application', { name: 'Carte' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /La carte/ })).toHaveCount(0);
});

test('a map of prices that does not load leaves its table, and loads when asked again', async ({ page }) => {
  const findAgain = await lose(page, 'price-map');
  await page.goto('/prix-immobilier');
  const part = page.getByRole('region', { name: 'Carte des prix' });
  await part.getByRole('button', { name: /^Carte des prix/ }).click();
  const failure = part.getByRole('alert').filter({ hasText: 'Le tableau dit la même chose.' });
  await expect(failure).toBeVisible();
  const table = page.getByRole('region', { name: 'Les gouvernorats' });
  await expect(table.getByRole('row').filter({ hasText: 'Tunis' })).toBeVisible();
  await findAgain();
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(part.getByRole('application', { name: /^Carte des prix/ })).toBeVisible();
});

test('a page that does not load says so, and loads when asked again', async ({ page }) => {
  const findAgain = await lose(page, 'login-page');
  await page.goto('/register');
  await page.getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { name: /Cette page n.a pas pu s.afficher/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.goBack();
  await findAgain();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('a page on its way shows that it is, and a menu on its way opens once it is there', async ({
  page,
  request,
}) => {
  await page.goto('/register');
  const letPageCome = await holdBack(page, 'login-page');
  const letMenuCome = await holdBack(page, 'user-menu');
  await page.getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  letPageCome();
  await signIn(page, await verified(request));

  await page.getByRole('button', { name: 'Amel' }).click();
  letMenuCome();
  await expect(page.getByRole('menuitem', { name: 'Tableau de bord' })).toBeVisible();
});

test('a page does without its map, and results without their neighbourhoods', async ({ page, request }) => {
  await lose(page, 'property-map');
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await expect(page.getByRole('button', { name: 'Appartement' })).toBeVisible();

  await lose(page, 'comparables-by-place');
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect(page.getByText(/^Cette partie de la page n.a pas pu être chargée/)).toBeVisible();
  await expectBothFigures(page);
});

test('a menu, a dialog and a form that do not load say so, and come when asked again', async ({
  page,
  request,
}) => {
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  const findMenuAgain = await lose(page, 'user-menu');
  const findDialogAgain = await lose(page, 'manual-request-sheet');
  const findFormAgain = await lose(page, 'refine-form');
  const failure = page.getByText(/^Cette partie de la page n.a pas pu être chargée/);
  await page.goto('/login');
  await signIn(page, owner);

  await page.getByRole('button', { name: 'Amel' }).click();
  await expect(failure).toBeVisible();
  await findMenuAgain();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mes données' })).toBeVisible();
  // the message fades, and the next has the same words
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const ask = page.getByRole('button', { name: 'Demander une estimation manuelle' });
  await ask.click();
  await expect(failure).toBeVisible();
  await findDialogAgain();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog', { name: 'Demande d’estimation manuelle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();

  await page.getByText('Affinez votre estimation').click();
  const alert = page.getByRole('alert').filter({ has: failure });
  await expect(alert).toBeVisible();
  await findFormAgain();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('État')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').filter({ hasText: 'Affinez votre estimation' })).toBeFocused();
});

test('a form that comes by itself takes the focus from nobody', async ({ page, request }) => {
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  const letFormCome = await holdBack(page, 'refine-form');
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expectBothFigures(page);
  // the new page has the focus: without it, nothing else may take it
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('main').blur();
  letFormCome();
  await expect(page.getByLabel('État')).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
});

test('a sign-out ends the session on the server though no more code loads', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');

  // the menu is fetched ahead of a click, and what its items need with it
  const fetchedAhead = page.waitForResponse(codeOf('user-menu'));
  await page.goto('/nulle-part');
  await fetchedAhead;
  await page.getByRole('button', { name: 'Amel' }).click();
  const signOut = page.getByRole('menuitem', { name: 'Se déconnecter' });
  await expect(signOut).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await lose(page, '*');
  await signOut.click();
  await expectSessionEnded(request, token);
});
