import { expect, test } from '../journey.ts';
import { ageCodes, codeReceived, registered, somebody, verified } from '../people.ts';
import { anotherCode, enterCode, signIn } from '../steps.ts';
import type { Page } from '@playwright/test';

const trouble = 'Erreur du service SMS. Veuillez réessayer plus tard.';

/** Lets the code be sent, but answers as if the gateway had not confirmed it. */
async function answerAsInTrouble(page: Page, path: string) {
  await page.route(`**/api/auth/${path}`, async (route) => {
    await route.fetch();
    const json = { success: false, error: 'SMS service error', code: 'sms_service_error', waitTime: 180 };
    await route.fulfill({ status: 502, json });
  });
}

test('a code tried too often is replaced by another, which the screen says', async ({ page, request }) => {
  const person = await registered(request, somebody());
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = await codeReceived(person);
  await expect(page).toHaveURL('/verify-phone');
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await enterCode(page, anotherCode(code));
    await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
  }
  await enterCode(page, code);
  await expect(page.getByText(/^Trop d.essais avec ce code/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
});

test('a wrong code is refused and cleared, an expired one is replaced by a new one', async ({
  page,
  request,
}) => {
  const person = await registered(request, somebody());
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, person);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const first = await codeReceived(person);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/verify-phone');

  await enterCode(page, anotherCode(first));
  await expect(page.getByText('Code de vérification invalide')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');

  ageCodes(person, 11);
  await enterCode(page, first);
  await expect(page.getByText('Code de vérification expiré')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Renvoyer le code' })).toBeDisabled();
  await page.clock.runFor(180_000);
  await page.getByRole('button', { name: 'Renvoyer le code' }).click();
  const second = await codeReceived(person, 2);
  await enterCode(page, first === second ? second : first);
  if (first !== second) await expect(page.getByText('Code de vérification invalide')).toBeVisible();
  await enterCode(page, second);
  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL('/dashboard');
});

test('a code that arrives after trouble with the SMS verifies the phone, and the next one waits', async ({
  page,
  request,
}) => {
  const person = await registered(request, somebody());
  await answerAsInTrouble(page, 'send-verification-code');
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, person);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renvoyer le code' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await page.getByRole('link', { name: /J.ai déjà reçu un code/ }).click();
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await codeReceived(person));
  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
});

test('a forgotten password is replaced with a code that arrives after trouble with the SMS', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await answerAsInTrouble(page, 'forgot-password');
  await page.clock.install();
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  const send = page.getByRole('button', { name: 'Envoyer le code' });
  await send.click();
  await expect(page.getByText(trouble)).toBeVisible();
  await expect(send).toBeDisabled();
  await page.clock.runFor(180_000);
  await expect(send).toBeEnabled();
  await page.getByRole('link', { name: /J.ai déjà reçu un code/ }).click();
  await enterCode(page, await codeReceived(person, 2));
  await expect(page).toHaveURL('/forgot-password/reset');
});
