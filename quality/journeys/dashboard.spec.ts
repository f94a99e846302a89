import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { endSession, pastEstimates, verified } from '../browser/people.ts';
import { expectBothFigures, hold, signIn, stopClock } from '../browser/steps.ts';

const cards = (page: Page) => page.getByRole('article');
const shownPages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem');

test('past estimates are turned page by page and open as they were made', async ({ page, request }) => {
  test.slow();
  const person = await verified(request);
  await pastEstimates(request, person, 23);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByText(`+216${person.phone}`)).toBeVisible();

  await expect(cards(page)).toHaveCount(3);
  const newest = cards(page).first();
  for (const words of [
    'Appartement',
    '36.8760, 10.2470',
    '123 m²',
    '3 pièces',
    '1 salle de bain',
    'Prix estimé',
    'Loyer estimé',
    'Min',
    'Max',
  ]) {
    await expect(newest.getByText(words).first()).toBeVisible();
  }
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Tunis' }).format(
    new Date(),
  );
  await expect(newest.getByText(today)).toBeVisible();

  await expect(shownPages(page)).toHaveText(['', '1', '2', '3', '4', '5', '…', '8', '']);
  await expect(page.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(newest.getByText('120 m²')).toBeVisible();
  await page.getByRole('button', { name: 'Page 8' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(shownPages(page)).toHaveText(['', '1', '…', '4', '5', '6', '7', '8', '']);
  await expect(page.getByRole('button', { name: 'Page suivante' })).toBeDisabled();

  await page.getByRole('combobox', { name: 'Éléments par page' }).selectOption('15');
  await expect(cards(page)).toHaveCount(15);
  await expect(shownPages(page)).toHaveText(['', '1', '2', '']);
  await expect(newest.getByText('123 m²')).toBeVisible();

  await pastEstimates(request, person, 1);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(newest.getByText('101 m²')).toBeVisible();
  await newest.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expectBothFigures(page);
  await expect(page.getByText('101 m²').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Analyse de fiabilité' })).toBeVisible();
});

test('an account without a past says so in both tabs', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page.getByText('Aucune estimation', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByRole('heading', { name: 'Mes demandes manuelles' })).toBeVisible();
  await expect(page.getByText('Aucune demande manuelle', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Faire une estimation' }).click();
  await expect(page).toHaveURL('/');
});

test('a slow list waits, a failed one says so and is asked again', async ({ page, request }) => {
  let answers = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/api/user/estimations?*', async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    await released.promise;
    return route.abort();
  });
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page.getByText('Chargement…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actualiser' })).toBeDisabled();

  released.resolve();
  const banner = page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement des estimations' });
  await banner.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Aucune estimation', { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.route('**/api/manual-estimation?*', (route) => route.abort(), { times: 1 });
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  const other = page
    .getByRole('alert')
    .filter({ hasText: 'Erreur lors du chargement des demandes manuelles' });
  await other.getByRole('button', { name: 'Fermer' }).click();
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByText('Aucune demande manuelle', { exact: true })).toBeVisible();
});

test('a user kept without a phone is said to have none', async ({ page, request }) => {
  const person = await verified(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByText(`+216${person.phone}`)).toBeVisible();
  await expect(page.getByText('Aucun numéro de téléphone')).toHaveCount(0);
  await page.evaluate(() => {
    const { phone: _, ...user } = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify(user));
  });
  await page.reload();
  await expect(page.getByText('Aucun numéro de téléphone')).toBeVisible();
});

test('a card opens only while the session is good, and nobody else returns to its view', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  const view = '/dashboard?limit=6';
  const leaveAndReturn = async (who: typeof person) => {
    await cards(page).first().waitFor();
    await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
    await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, who);
  };
  await page.goto(view);
  await signIn(page, person);
  await leaveAndReturn(person);
  await expect(page).toHaveURL(view);
  await leaveAndReturn(await verified(request));
  await expect(page).toHaveURL('/dashboard');
});

test('whoever comes back from a result finds the tab, the page and its size as they left them', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 8);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('combobox', { name: 'Éléments par page' }).selectOption('6');
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expectBothFigures(page);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Éléments par page' })).toHaveValue('6');
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toContainText('102 m²');

  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await page.getByRole('link', { name: 'Mes données' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mes demandes manuelles' })).toBeVisible();

  await page.goto('/dashboard?page=9');
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('whoever goes back while the session is checked for a card stays where they went', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await cards(page).first().waitFor();
  await page.getByRole('link', { name: 'Mes données' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
  await cards(page).first().waitFor();
  const check = await hold(page, '/api/auth/session');
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect.poll(() => check.calls).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
  const answer = page.waitForResponse('**/api/auth/session');
  check.letGo();
  await (await answer).finished();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
  await expect(page).not.toHaveURL('/estimation/results');
});

test('a card opened while a search is typed opens all the same', async ({ page, request }) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, person);
  await stopClock(page, cards(page).first());
  const code = await hold(page, '/assets/results-page-*.js');
  await page.getByRole('searchbox').fill('Jasmin');
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect(page).toHaveURL('/estimation/results');
  await page.clock.runFor(1_000);
  code.letGo();
  await expectBothFigures(page);
});
