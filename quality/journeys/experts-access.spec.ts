import { withManualRequest, atWork, madeExpert } from '../browser/experts.ts';
import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { hold, signIn } from '../browser/steps.ts';

test('an expert who signs in lands on the queue', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, madeExpert('Leïla Trabelsi'));
  await expect(page).toHaveURL('/experts');
});

test('the area is for experts alone', async ({ page, request, browser }) => {
  const path = await withManualRequest(request, await verified(request));
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace réservé aux experts');
  await expect(page.getByText('Route de Remada')).toHaveCount(0);
  await page.getByRole('button', { name: 'Amel' }).click();
  await expect(page.getByRole('menuitem', { name: 'Tableau de bord' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Espace experts' })).toHaveCount(0);

  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), path);
  await expect(expert.getByText('Route de Remada')).toBeVisible();
  await expect(expert.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expert.goto('/');
  await expert.getByRole('button', { name: 'Leïla' }).click();
  await expert.getByRole('menuitem', { name: 'Espace experts' }).click();
  await expect(expert).toHaveURL('/experts');
  await expert.getByRole('button', { name: 'Leïla' }).click();
  await expert.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(expert).toHaveURL('/');
});

test('who was an expert at the login waits for no more than the answers they ask for', async ({
  page,
  request,
}) => {
  const path = await withManualRequest(request, await verified(request));
  await page.goto(path);
  await signIn(page, madeExpert('Leïla Trabelsi'));
  await expect(page.getByText('Route de Remada')).toBeVisible();
  const session = await hold(page, '/api/auth/session');
  await page.goto('/experts');
  await expect(page.getByRole('link', { name: /^Villa · 300/ }).first()).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Route de Remada')).toBeVisible();
  session.letGo();
});

test('who was an expert at the login, and is no more, is shown nothing of the queue', async ({
  page,
  request,
}) => {
  await withManualRequest(request, await verified(request));
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'expert' }));
  });
  await page.goto('/experts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace réservé aux experts');
  await expect(page.getByText('Route de Remada')).toHaveCount(0);
});
