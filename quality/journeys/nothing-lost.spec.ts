import { expect, test } from '../browser/journey.ts';
import { codeReceived, registered, somebody, verified } from '../browser/people.ts';
import {
  answerAsSeller,
  createAccount,
  describeApartment,
  enterCode,
  expectBothFigures,
  pickPlace,
  signIn,
} from '../browser/steps.ts';
import type { Page } from '@playwright/test';

async function describeToTheEnd(page: Page) {
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
}

test('a password forgotten in the middle of an estimate does not lose the estimate', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await describeToTheEnd(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = await codeReceived(person, 2);
  await enterCode(page, ` ${code.slice(0, 3)}-${code.slice(3)} `);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await page.getByRole('button', { name: 'Se connecter maintenant' }).click();

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expectBothFigures(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('typedAccount');
});

test('an estimate waiting at the login page is computed once another tab signs in', async ({
  page,
  request,
  context,
}) => {
  const person = await verified(request);
  await describeToTheEnd(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await expect(page).toHaveURL('/login');

  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, person);
  await expect(other).toHaveURL('/dashboard');
  await expectBothFigures(page);
});

test('whoever is signed in is shown neither the login form nor the registration', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/login|register/);
});

test('a reload keeps what was typed of an account, but its password', async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await describeToTheEnd(page);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await field('Nom et prénom').fill('Amel Ben Salah');
  await field('Email').fill('amel@exemple.tn');
  await field('Téléphone').pressSequentially('20 123 456');
  await field('Mot de passe').fill('jasmin-et-mer-26');
  for (const path of [page.url(), '/register']) {
    if (page.url() === path) await page.reload();
    else await page.goto(path);
    await expect(field('Nom et prénom')).toHaveValue('Amel Ben Salah');
    await expect(field('Email')).toHaveValue('amel@exemple.tn');
    await expect(field('Téléphone')).toHaveValue('20 123 456');
    await expect(field('Mot de passe')).toHaveValue('');
  }
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'jasmin-et-mer-26',
  );
});

test('the way back and a reload keep every step of the wizard', async ({ page }) => {
  await describeToTheEnd(page);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByLabel('Mot de passe', { exact: true }).fill('jasmin-et-mer-26');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dans 3 mois' })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
});

test('registering again offers no code that died', async ({ page, request }) => {
  const person = await registered(request);
  const alreadyReceived = page.getByRole('link', { name: /J.ai déjà reçu un code/ });
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await codeReceived(person);
  await expect(page).toHaveURL('/verify-phone');
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/send-verification-code');
  await expect(alreadyReceived).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('Nom et prénom', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Téléphone', { exact: true }).fill(person.phone);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/send-verification-code');
  await expect(page.getByText(/^Le code partira de lui-même/)).toBeVisible();
  await expect(alreadyReceived).toHaveCount(0);
});

test('a browser that keeps nothing leads to the figures all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const person = somebody();
  await describeToTheEnd(page);
  await createAccount(page, person);
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await codeReceived(person));
  await expectBothFigures(page);
});

test('a tab closed while waiting for the code loses no answer, and shows them to nobody else', async ({
  page,
  context,
  request,
}) => {
  const person = somebody();
  await describeToTheEnd(page);
  await createAccount(page, person);
  await expect(page).toHaveURL('/verify-phone');
  const code = await codeReceived(person);
  const later = await context.newPage();
  await page.close();

  const offer = later.getByRole('heading', { name: 'Reprendre votre estimation ?' });
  await later.goto('/login');
  await signIn(later, await verified(request));
  await expect(later).toHaveURL('/dashboard');
  await expect(offer).toHaveCount(0);
  // that session ends without a sign-out, which would take the answers along
  await later.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)));

  await later.goto('/login');
  await signIn(later, person);
  await later.getByRole('link', { name: /J.ai déjà reçu un code/ }).click();
  await enterCode(later, code);
  await expect(offer).toBeVisible();
  await expect(later.getByText(/^Vos réponses vous attendaient.* Appartement, /)).toBeVisible();
  await later.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expectBothFigures(later);
  expect(await later.evaluate(() => localStorage.getItem('registrationDraft'))).toBeNull();
});
