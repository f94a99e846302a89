import { expect, test } from '../browser/journey.ts';
import { ageCodes, codeReceived, verified, type Person } from '../browser/people.ts';
import { anotherCode, enterCode, signIn, stopClock } from '../browser/steps.ts';
import type { Page } from '@playwright/test';

async function askForCode(page: Page, { email }: Person) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
}

async function choosePassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
}

test('a forgotten password is replaced with a code, and every session of the account ends', async ({
  page,
  request,
  browser,
}) => {
  const person = await verified(request);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/login');
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL('/dashboard');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page.getByText(/^L.email est requis$/)).toBeVisible();
  await askForCode(page, { ...person, email: 'personne@exemple.tn' });
  await expect(page.getByText('Aucun compte trouvé avec cette adresse email')).toBeVisible();
  await askForCode(page, person);

  await expect(page).toHaveURL('/forgot-password/verify');
  await expect(page.getByText(`${person.phone.slice(-2)}.`).first()).toBeVisible();
  await expect(page.getByText(person.phone)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Renvoyer le code' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  const code = await codeReceived(person, 2);
  await enterCode(page, anotherCode(code));
  await expect(page.getByText('Code de réinitialisation invalide')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toHaveValue('');
  await enterCode(page, code);

  await expect(page).toHaveURL('/forgot-password/reset');
  const typed = page.getByLabel('Nouveau mot de passe', { exact: true });
  await typed.fill('abc');
  await expect(page.getByText('Trop court (minimum 6 caractères)')).toBeVisible();
  await typed.fill('Abcdefghij1!');
  await expect(page.getByText('Très fort')).toBeVisible();
  await choosePassword(page, 'citron-et-sel-27', 'citron-et-sel-72');
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await choosePassword(page, 'citron-et-sel-27');

  await expect(page).toHaveURL('/forgot-password/success');
  await expect(page.getByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conseils de sécurité' })).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter maintenant' }).click();
  await signIn(page, person);
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();
  await signIn(page, { ...person, password: 'citron-et-sel-27' });
  await expect(page).toHaveURL('/dashboard');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.close();
});

test('a second code waits, a code too old sends back to the start, the last page leaves by itself', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.clock.install();
  await askForCode(page, person);
  await expect(page).toHaveURL('/forgot-password/verify');
  await askForCode(page, person);
  await expect(
    page.getByText('Veuillez attendre 3 minute(s) avant de demander un nouveau code.'),
  ).toBeVisible();

  ageCodes(person, 4);
  await askForCode(page, person);
  await enterCode(page, await codeReceived(person, 3));
  await expect(page).toHaveURL('/forgot-password/reset');
  ageCodes(person, 11);
  await stopClock(page, page.getByRole('button', { name: 'Réinitialiser le mot de passe' }));
  await choosePassword(page, 'citron-et-sel-27');
  await expect(page.getByText('Code de réinitialisation invalide ou expiré')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/forgot-password/reset');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/forgot-password');

  await page.evaluate(() => localStorage.setItem('tempPassword', '{}'));
  await page.goto('/forgot-password/success');
  await page.clock.runFor(400);
  await page.getByRole('button', { name: 'Se connecter maintenant' }).waitFor();
  // opened by its address: nothing was reset
  await expect(page.getByText(/réinitialisé|est en place/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tempPassword'))).toBeNull();
  await page.clock.runFor(4_500);
  await expect(page).toHaveURL('/forgot-password/success');
  await page.clock.runFor(600);
  await expect(page).toHaveURL('/login');
});
