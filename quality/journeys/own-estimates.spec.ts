import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { withManualRequest } from '../browser/experts.ts';
import { endSession, pastEstimates, verified } from '../browser/people.ts';
import { act, signIn } from '../browser/steps.ts';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher dans mes estimations' });

/** How many of these stand side by side in the first row. */
async function firstRow(things: Locator): Promise<number> {
  const tops = await things.evaluateAll((found) => found.map((thing) => thing.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

test('an estimate is named, found by its name, deleted once asked, and taken back', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 2);
  await page.goto('/login');
  await signIn(page, person);
  await expect(cards(page)).toHaveCount(2);

  await act(cards(page).nth(1), 'Nommer');
  const naming = page.getByRole('dialog', { name: 'Nommer cette estimation' });
  await naming.getByLabel('Nom de l’estimation', { exact: true }).fill('Maison de Papi');
  await naming.getByRole('button', { name: 'Enregistrer' }).click();
  const named = cards(page).filter({ has: page.getByRole('heading', { name: 'Maison de Papi' }) });
  await expect(named.getByText('Appartement', { exact: true })).toBeVisible();
  await expect(naming).toBeHidden();

  await search(page).fill('PAPI');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect(page).toHaveURL('/estimation/results');
  await page.goBack();
  await expect(search(page)).toHaveValue('PAPI');
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('villa');
  await expect(page.getByText(/^Aucune estimation pour «\svilla\s»$/)).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(cards(page)).toHaveCount(2);

  await act(named, 'Effacer');
  const question = page.getByRole('dialog', { name: 'Effacer cette estimation ?' });
  await expect(question).toContainText('Maison de Papi');
  await question.getByRole('button', { name: 'Garder' }).click();
  await expect(question).toBeHidden();
  await expect(cards(page)).toHaveCount(2);

  await act(named, 'Effacer');
  await question.getByRole('button', { name: 'Effacer l’estimation' }).click();
  await expect(named).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Mes estimations' })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  await act(cards(page), 'Effacer');
  await question.getByRole('button', { name: 'Effacer l’estimation' }).click();
  await expect(page.getByText('Aucune estimation', { exact: true })).toBeVisible();
  await page.getByText('Estimation effacée.').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Estimation remise dans votre tableau de bord.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('the number of estimates a page stays open to change while there are more than three', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 4);
  await page.goto('/login');
  await signIn(page, person);
  const pageSize = page.getByRole('combobox', { name: 'Éléments par page' });
  await pageSize.selectOption('9');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Page suivante' })).toHaveCount(0);
  await pageSize.selectOption('3');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Page suivante' }).click();

  // the last of the last page: the page before shows, and there is nothing to choose
  await expect(cards(page)).toHaveCount(1);
  await act(cards(page), 'Effacer');
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer l’estimation' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(pageSize).toHaveCount(0);
});

test('on a large screen three estimates stand in a row, and two requests', async ({ page, request }) => {
  const person = await verified(request);
  await pastEstimates(request, person, 4);
  for (const _ of [1, 2, 3]) await withManualRequest(request, person);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('combobox', { name: 'Éléments par page' }).selectOption('6');
  await expect(cards(page)).toHaveCount(4);
  expect(await firstRow(cards(page))).toBe(3);
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(await firstRow(cards(page))).toBe(2);
});

test('another estimate begins on the map, whose closing leads back to the dashboard', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await page.getByRole('link', { name: 'Nouvelle estimation' }).click();
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  await picker.getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(picker).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Estimer mon bien' })).toBeVisible();
  await expect(picker).toHaveCount(0);
});

test('the session is checked on arrival at the dashboard and at each change of tab', async ({
  page,
  request,
}) => {
  let checks = 0;
  // answered ones: a change of tab while one is under way needs no other
  page.on('response', (answer) => (checks += answer.url().endsWith('/api/auth/session') ? 1 : 0));
  // lists that a session that ended would not keep from showing
  const pagination = { currentPage: 1, totalPages: 0, totalEstimations: 0, limit: 3 };
  const nothing = { hasNextPage: false, hasPrevPage: false, nextPage: null, prevPage: null };
  const json = { success: true, data: { estimations: [], pagination: { ...pagination, ...nothing } } };
  await page.route('**/api/user/estimations?*', (route) => route.fulfill({ json }));
  await page.route('**/api/manual-estimation?*', (route) => route.fulfill({ json }));
  const manual = page.getByRole('tab', { name: 'Demandes manuelles' });
  const automatic = page.getByRole('tab', { name: 'Estimations automatiques' });
  const person = await verified(request);
  const end = async () => endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));

  await page.goto('/login');
  await signIn(page, person);
  await expect.poll(() => checks).toBe(1);
  await manual.click();
  await expect.poll(() => checks).toBe(2);
  await automatic.click();
  await expect.poll(() => checks).toBe(3);

  await end();
  await manual.click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard?tab=manual');
  await end();
  await page.reload();
  await expect(page).toHaveURL('/login');
});
