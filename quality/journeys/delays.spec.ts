import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { endSession, registered, verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, signIn, stopClock } from '../browser/steps.ts';

/** With the clock stopped: a moment before `ms` the page is still there, a moment after it is left. */
async function expectLeftAfter(page: Page, ms: number, from: string, to: string) {
  await page.clock.runFor(ms - 100);
  await expect(page).toHaveURL(from);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(to);
}

async function stopAtLogin(page: Page) {
  await stopClock(page, page.getByRole('button', { name: 'Se connecter' }));
}

test('a login with a phone not yet verified leads on after 1.5 s, the code that was sent after 2 s', async ({
  page,
  request,
}) => {
  const person = await registered(request);
  await page.clock.install();
  await page.goto('/login');
  await stopAtLogin(page);
  await signIn(page, person);
  await expect(page.getByText('Vérification du numéro de téléphone requise. Redirection...')).toBeVisible();
  await expectLeftAfter(page, 1500, '/login', '/send-verification-code');

  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectLeftAfter(page, 2000, '/send-verification-code', '/verify-phone');
});

test('a code for a registration that is no more leads back to it after 2 s', async ({ page, request }) => {
  const person = await registered(request);
  const error = 'No pending registration found';
  await page.route('**/api/auth/send-verification-code', (route) =>
    route.fulfill({ status: 404, json: { success: false, error, code: 'no_pending_registration' } }),
  );
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/send-verification-code');
  await page.clock.install();
  await stopClock(page, page.getByRole('button', { name: 'Envoyer le code' }));
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page.getByText('Aucune inscription en attente trouvée pour cet email')).toBeVisible();
  await expectLeftAfter(page, 2000, '/send-verification-code', '/register');
});

test('an estimate that cannot be computed after the login leads to the dashboard after 2 s', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.clock.install();
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await page.route('**/api/estimation/calculate', (route) => route.abort());
  await stopAtLogin(page);
  await signIn(page, person);
  await expect(page.getByText(/^Problème de connexion\./)).toBeVisible();
  await expectLeftAfter(page, 2000, '/login', '/dashboard');
});

test('an estimate that finds the session ended leads to the login after 1.5 s', async ({ page, request }) => {
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/estimation?lat=36.876&lng=10.247&adr=x');
  await describeApartment(page);
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await page.getByRole('radio', { name: 'Résidence principale' }).waitFor();
  await stopClock(page, page.getByRole('button', { name: 'Obtenir mon estimation' }));
  await answerAsSeller(page);
  await expect(page.getByText('Session expirée. Redirection vers la connexion...')).toBeVisible();
  await page.clock.runFor(1400);
  await expect(page).toHaveURL(/\/estimation\?/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');
});
