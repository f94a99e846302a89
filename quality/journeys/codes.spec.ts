import { expect, test } from '../browser/journey.ts';
import { ageCodes, codeReceived, registered, sendCode, somebody, verified } from '../browser/people.ts';
import { anotherCode, enterCode, loseAnswer, register, signIn } from '../browser/steps.ts';
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

test('a right code whose answer is lost is no wrong one when it is sent again', async ({ page, request }) => {
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  await loseAnswer(page, 'auth/verify-phone');
  await enterCode(page, await codeReceived(person));
  await expect(page.getByText(/^Problème de connexion/)).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le code' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/mes-donnees');
  const phone = page.getByRole('region', { name: 'Mon téléphone' });
  const moved = { ...person, phone: somebody().phone };
  await phone.getByLabel('Nouveau téléphone', { exact: true }).fill(moved.phone);
  await phone.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: 'Changer de numéro' }).click();
  await loseAnswer(page, 'auth/verify-phone');
  await enterCode(page, await codeReceived(moved));
  await expect(phone.getByText(/^Problème de connexion/)).toBeVisible();
  await phone.getByRole('button', { name: 'Vérifier le code' }).click();
  await expect(phone.getByLabel('Nouveau téléphone', { exact: true })).toBeVisible();
  await expect(phone.getByText(/^Votre numéro/)).toContainText(moved.phone.slice(-3));

  const forgetful = await verified(request);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(forgetful.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await enterCode(page, await codeReceived(forgetful, 2));
  await expect(page).toHaveURL('/forgot-password/reset');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('citron-et-sel-27');
  await loseAnswer(page, 'auth/reset-password');
  const change = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
  await change.click();
  await expect(page.getByText(/^Problème de connexion/)).toBeVisible();
  await change.click();
  await expect(page).toHaveURL('/forgot-password/success');
});

test('a code tried too often is replaced by another, which the screen says', async ({ page, request }) => {
  const person = await registered(request, somebody());
  await page.clock.install();
  await page.goto('/login');
  await signIn(page, person);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = await codeReceived(person);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/verify-phone');
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await enterCode(page, anotherCode(code));
    await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
  }
  await enterCode(page, code);
  await expect(page.getByText(/^Trop d.essais avec ce code/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');

  // one message at a time: each takes the place of the one before
  ageCodes(person, 1);
  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: 'Renvoyer le code' }).click();
  await expect(page.getByText(/^Code envoyé au/)).toBeVisible();
  await expect(page.getByText(/^Trop d.essais avec ce code/)).toHaveCount(0);
  await enterCode(page, anotherCode(await codeReceived(person, 2)));
  // wrong, or to wait for a moment after so many
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText(/^Code envoyé au/)).toHaveCount(0);
});

test('a reset code tried too often is replaced by another, which the screen says', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = await codeReceived(person, 2);
  await expect(page).toHaveURL('/forgot-password/verify');
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await enterCode(page, anotherCode(code));
    await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
  }
  await enterCode(page, code);
  await expect(page.getByText(/^Trop d.essais avec ce code.* Demandez un nouveau code\.$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
});

test('another code may be asked for after 180 s, of a new phone and of a forgotten password, not a second before', async ({
  page,
  request,
}) => {
  const [newcomer, forgetful] = [await registered(request, somebody()), await verified(request)];
  const resend = page.getByRole('button', { name: 'Renvoyer le code' });
  await page.clock.install();
  for (const [path, person, sent] of [
    ['/login', newcomer, 1],
    ['/forgot-password', forgetful, 2],
  ] as const) {
    await page.goto(path);
    if (path === '/login') await signIn(page, person);
    else await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.clock.runFor(2_000);
    const send = page.getByRole('button', { name: 'Envoyer le code' });
    await send.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await send.click();
    await codeReceived(person, sent);
    await page
      .getByText(/^Code envoyé au|^Entrez votre code$/)
      .first()
      .waitFor();
    await expect(page.getByRole('timer')).toHaveText('3:00');
    await page.clock.runFor(179_000);
    await expect(page.getByRole('timer')).toHaveText('0:01');
    await expect(resend).toBeDisabled();
    await page.clock.runFor(1_250);
    await expect(resend).toBeEnabled();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.clock.resume();
  }
});

test('a mistyped number is read in full, corrected with the rest as it was, and has the next code', async ({
  page,
}) => {
  const person = somebody();
  const mistyped = { ...person, phone: somebody().phone };
  const inFull = ({ phone }: typeof person) => page.getByText(`+216${phone}`).first();
  await page.clock.install();
  await page.goto('/register');
  await register(page, mistyped);
  await codeReceived(mistyped);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/verify-phone');
  await expect(inFull(mistyped)).toBeVisible();

  await page.getByRole('link', { name: 'Modifier le numéro' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.getByLabel('Téléphone', { exact: true }).fill(person.phone);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.getByText('Compte existant non vérifié. Redirection vers la vérification...').waitFor();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/send-verification-code');
  await expect(inFull(person)).toBeVisible();
  await expect(page.getByText(/^Le code partira de lui-même/)).toBeVisible();
  await expect(page.getByText(/^Trop de tentatives/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /J.ai déjà reçu un code/ })).toHaveCount(0);

  ageCodes(person, 3);
  await page.clock.runFor(180_000);
  const code = await codeReceived(person);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, code);
  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
});

test('a code received before may be typed, whatever way leads back to it', async ({ page, request }) => {
  const [newcomer, forgetful] = [await registered(request, somebody()), await verified(request)];
  const received = page.getByRole('link', { name: /J.ai déjà reçu un code/ });
  await sendCode(request, newcomer);
  await page.goto('/login');
  await signIn(page, newcomer);
  await received.click();
  await enterCode(page, await codeReceived(newcomer));
  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgot-password');
  await expect(received).toHaveCount(0);
  await page.getByLabel('Email', { exact: true }).fill(forgetful.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page).toHaveURL('/forgot-password/verify');
  const code = await codeReceived(forgetful, 2);
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(forgetful.email);
  await received.click();
  await enterCode(page, code);
  await expect(page).toHaveURL('/forgot-password/reset');
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
