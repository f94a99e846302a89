import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { privacyPolicyVersion } from '@soumdar/contract';
import { expect, test } from '../browser/journey.ts';
import {
  codeReceived,
  endSession,
  messagesTo,
  pastEstimates,
  somebody,
  verified,
  type Person,
} from '../browser/people.ts';
import { anotherCode, enterCode, signIn } from '../browser/steps.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function openMyData(page: Page, person: Person) {
  await page.goto('/mes-donnees');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
  await expect(region(page, 'Mon identité')).toBeVisible();
}

async function namePhone(page: Page, { phone: digits, password }: Person) {
  const phone = region(page, 'Mon téléphone');
  await phone.getByLabel('Nouveau téléphone', { exact: true }).fill(digits);
  await phone.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Changer de numéro' }).click();
}

test('one’s data is corrected, downloaded, objected to, and gone with the account', async ({
  page,
  request,
}) => {
  test.slow();
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('link', { name: 'Mes données' }).click();
  await expect(page).toHaveURL('/mes-donnees');

  const identity = region(page, 'Mon identité');
  await identity.getByLabel('Nom et prénom', { exact: true }).fill('Leïla Trabelsi');
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos informations sont à jour.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leïla' })).toBeVisible();

  const moved = { ...person, phone: somebody().phone };
  const phone = region(page, 'Mon téléphone');
  await namePhone(page, moved);
  await expect(phone.getByRole('button', { name: 'Renvoyer le code' })).toBeDisabled();
  const code = await codeReceived(moved);
  await enterCode(page, anotherCode(code));
  await expect(phone.getByText('Code de vérification invalide')).toBeVisible();
  await page.reload();
  await enterCode(page, code);
  await expect(page.getByText('Votre nouveau numéro est vérifié.')).toBeVisible();
  await expect(phone.getByLabel('Nouveau téléphone', { exact: true })).toBeVisible();
  await expect(phone.getByText(moved.phone.slice(-3))).toBeVisible();

  const consents = region(page, 'Mes consentements');
  const offers = consents.getByRole('checkbox', { name: 'Recevoir des offres de professionnels' });
  await offers.click();
  await expect(consents.getByText(/Offres de professionnels\s: accord du /)).toContainText(
    `(version ${privacyPolicyVersion})`,
  );
  await offers.click();
  await expect(consents.getByText(/Offres de professionnels\s: .*retiré le/)).toBeVisible();
  await expect(offers).not.toBeChecked();

  const rights = region(page, 'Opposition et limitation');
  await rights.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(rights.getByText('Choisissez ce que vous demandez')).toBeVisible();
  await rights.getByRole('radio', { name: 'Opposition' }).check();
  await rights.getByLabel('En quelques mots', { exact: true }).fill('Plus aucune prospection.');
  await rights.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(rights.getByText('Plus aucune prospection.')).toBeVisible();
  await expect(rights.getByText(/^Réponse au plus tard le/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^soumdar-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { user: { full_name: 'Leïla Trabelsi', email: person.email, phone: `+216${moved.phone}` } },
    consents: [{ purpose: 'offers', withdrawnAt: expect.any(String) }, { purpose: 'privacy_policy' }],
    estimations: [{ localisation: 'Rue du Jasmin, La Soukra' }],
    manualRequests: [],
    privacyRequests: [{ kind: 'objection', message: 'Plus aucune prospection.' }],
  });

  await region(page, 'Supprimer mon compte').getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte ?' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.getByText('Mot de passe incorrect')).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Votre compte et vos données sont supprimés.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);

  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();
});

test('email and password change with the current password, and end the other sessions', async ({
  page,
  request,
  browser,
}) => {
  const person = await verified(request);
  const elsewhere = await browser.newPage();
  await openMyData(elsewhere, person);
  await openMyData(page, person);

  const changed = { ...person, email: `b.${person.email}`, password: 'citron-et-sel-27' };
  const identity = region(page, 'Mon identité');
  await identity.getByLabel('Email', { exact: true }).fill(changed.email);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(identity.getByText('Le mot de passe actuel est requis')).toBeVisible();
  await identity.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(identity.getByLabel('Mot de passe actuel', { exact: true })).toHaveCount(0);

  const password = region(page, 'Mon mot de passe');
  await password.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await password.getByLabel('Nouveau mot de passe', { exact: true }).fill(changed.password);
  await password.getByLabel('Confirmer le mot de passe', { exact: true }).fill(changed.password);
  await password.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(/^Mot de passe changé\./)).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Télécharger mes données' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await signIn(elsewhere, changed);
  await expect(elsewhere).toHaveURL('/mes-donnees');
  await elsewhere.close();
});

test('a new phone may be given up, and one of somebody else is refused', async ({ page, request }) => {
  const other = await verified(request);
  const person = await verified(request);
  await openMyData(page, person);
  const phone = region(page, 'Mon téléphone');
  await namePhone(page, { ...person, phone: other.phone, password: 'pas-le-bon' });
  await expect(phone.getByText('Mot de passe incorrect. Vérifiez-le et réessayez.')).toBeVisible();
  await namePhone(page, { ...person, phone: other.phone });
  await expect(phone.getByText('Ce numéro de téléphone est déjà enregistré')).toBeVisible();
  await namePhone(page, { ...person, phone: somebody().phone });
  await phone.getByRole('button', { name: 'Garder mon ancien numéro' }).click();
  await expect(phone.getByLabel('Nouveau téléphone', { exact: true })).toBeVisible();
});

test('a phone that was changed comes back with the password where the link is lost', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await openMyData(page, person);
  const moved = { ...person, phone: somebody().phone };
  await namePhone(page, moved);
  await enterCode(page, await codeReceived(moved));
  const undo = region(page, 'Changement récent');
  await expect(undo.getByText(person.email)).toBeVisible();
  await undo.getByLabel('Mot de passe actuel', { exact: true }).fill('pas-le-bon');
  await undo.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(undo.getByText('Mot de passe incorrect. Vérifiez-le et réessayez.')).toBeVisible();
  await undo.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await undo.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/sont ceux d.avant. Reconnectez-vous/)).toBeVisible();
});

test('a phone changed by somebody else comes back by the link it was sent', async ({ page, request }) => {
  const person = await verified(request);
  const moved = { ...person, phone: somebody().phone };
  await openMyData(page, person);
  await namePhone(page, moved);
  await enterCode(page, await codeReceived(moved));
  await expect(page.getByText('Votre nouveau numéro est vérifié.')).toBeVisible();

  await expect.poll(() => messagesTo(person.phone).at(-1)).toContain('/annuler#');
  const link = /https?:\S+$/.exec(messagesTo(person.phone).at(-1)!)![0];
  await page.goto(link.slice(new URL(link).origin.length));
  await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte est de nouveau à vous' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
  await expect(page).toHaveURL('/forgot-password');

  await page.goto(link.slice(new URL(link).origin.length));
  await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
  await expect(page.getByText(/^Ce lien n.est plus valable/)).toBeVisible();
});

test('who signs out while looking at their data is led home, not to the login', async ({ page, request }) => {
  await openMyData(page, await verified(request));
  await page.getByRole('button', { name: 'Amel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Estimez gratuitement votre bien en Tunisie',
  );
  await expect(page).toHaveURL('/');
});

test('what was typed about one’s data is back after the session ended meanwhile', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await openMyData(page, person);
  const rights = region(page, 'Opposition et limitation');
  await rights.getByRole('radio', { name: 'Opposition' }).check();
  await rights.getByLabel('En quelques mots', { exact: true }).fill('Plus aucune prospection.');
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await rights.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, person);
  await rights.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(rights.getByText(/^Réponse au plus tard le/)).toBeVisible();
  await expect(rights.getByText('Plus aucune prospection.')).toBeVisible();
});
