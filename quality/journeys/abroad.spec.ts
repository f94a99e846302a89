import type { Page } from '@playwright/test';
import { emailedCode, emailReceived, liveAbroad, somebodyAbroad, verifiedAbroad } from '../browser/abroad.ts';
import { atWork, madeExpert } from '../browser/experts.ts';
import { expect, test } from '../browser/journey.ts';
import { codeReceived, pastEstimates, somebody, type Person } from '../browser/people.ts';
import { enterCode, signIn } from '../browser/steps.ts';

async function fillIn(page: Page, person: Person) {
  await page.getByLabel('Nom et prénom', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(person.password);
}

const create = (page: Page) => page.getByRole('button', { name: 'Créer mon compte' }).click();
const phoneField = (page: Page) => page.getByLabel('Téléphone', { exact: true });

test('who lives in France registers with the code of an email', async ({ page }) => {
  const person = somebodyAbroad();
  await page.goto('/register');
  await fillIn(page, person);
  await liveAbroad(page, '0033 (0)6 12 34 56 78');
  // the country is named once the plans of numbers have come, by which a number is set
  await expect(page.getByText('Pays du numéro : France')).toBeVisible();
  await phoneField(page).blur();
  await expect(phoneField(page)).toHaveValue('+33 6 12 34 56 78');
  await create(page);
  await expect(page.getByText(/Compte créé avec succès.*Vérification de l.email requise/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vérifiez votre email' })).toBeVisible();
  await expect(page).toHaveURL('/verify-phone');
  await expect(page.getByText(`par email à ${person.email}`)).toBeVisible();
  await enterCode(page, await emailedCode(person.email));
  await expect(page.getByText(/Email vérifié avec succès/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('+33612345678')).toBeVisible();
});

test('a number of North America is taken, with its country; wrong ones and a Tunisian one are not', async ({
  page,
}) => {
  const person = somebodyAbroad();
  await page.goto('/register');
  await fillIn(page, person);
  await phoneField(page).fill('+1 514 555 0199');
  await create(page);
  await expect(page.getByText('Vous vivez à l’étranger ? Cochez « Je vis à l’étranger ».')).toBeVisible();
  await liveAbroad(page, '20 123 456');
  for (const [typed, message] of [
    ['20 123 456', /C’est un numéro tunisien. Décochez/],
    ['+216 20 123 456', /C’est un numéro tunisien. Décochez/],
    ['514 555 0199', /Commencez par l’indicatif de votre pays/],
    ['+1 514 555', /Ce numéro n’est pas attribué/],
    ['', /Le numéro de téléphone est requis/],
  ] as const) {
    await phoneField(page).fill(typed);
    await create(page);
    await expect(page.getByText(message)).toBeVisible();
  }
  await phoneField(page).fill('+1 (514) 555-0199');
  await expect(page.getByText('Pays du numéro : Canada')).toBeVisible();
  await create(page);
  await expect(page).toHaveURL('/verify-phone');

  // a mistyped email is corrected with all else that was typed
  await page.getByRole('link', { name: 'Modifier l’email' }).click();
  await expect(page.getByRole('heading', { name: 'Modifier l’email' })).toBeVisible();
  await expect(phoneField(page)).toHaveValue('+1 (514) 555-0199');
  const other = `${person.phone.slice(-2)}.${person.email}`.replaceAll(' ', '');
  await page.getByLabel('Email', { exact: true }).fill(other);
  await create(page);
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await emailedCode(other));
  await expect(page).toHaveURL('/dashboard');
});

test('who unticks the box registers with a Tunisian number, and gets an SMS', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  await fillIn(page, person);
  await liveAbroad(page, person.phone);
  await create(page);
  await expect(page.getByText(/C’est un numéro tunisien/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Je vis à l’étranger' }).uncheck();
  await expect(page.getByText(/C’est un numéro tunisien/)).toHaveCount(0);
  await create(page);
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await codeReceived(person));
  await expect(page).toHaveURL('/dashboard');
});

test('a number abroad is taken as it is written where the plans of all countries do not come', async ({
  page,
}) => {
  await page.route('**/number-plans-*', (route) => route.abort());
  const person = somebodyAbroad();
  await page.goto('/register');
  await fillIn(page, person);
  await liveAbroad(page, '+33 0 12 34 56 78');
  await create(page);
  await expect(page.getByText(/Ce numéro n’est pas attribué/)).toBeVisible();
  await phoneField(page).fill('+33 6 12 34 56 78');
  await create(page);
  await expect(page).toHaveURL('/verify-phone');
});

test('a password forgotten abroad is recovered by email', async ({ page, request }) => {
  const person = await verifiedAbroad(request);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page).toHaveURL('/forgot-password/verify');
  await expect(page.getByText(/envoyé par email à a•••@exemple\.tn/)).toBeVisible();
  await enterCode(page, await emailedCode(person.email, 2));
  await expect(page).toHaveURL('/forgot-password/reset');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('citron-et-sel-27');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect(page).toHaveURL('/forgot-password/success');
});

test('another email waits for its code, and the old one takes the change back', async ({ page, request }) => {
  const person = await verifiedAbroad(request);
  const newEmail = `nouveau.${person.email}`;
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/mes-donnees');
  const identity = page.getByRole('region', { name: 'Mon identité' });
  await identity.getByLabel('Email', { exact: true }).fill(newEmail);
  await identity.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(identity.getByText(`Entrez le code reçu à ${newEmail}`)).toBeVisible();
  await expect(identity.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await enterCode(page, await emailedCode(newEmail));
  await expect(page.getByText('Votre nouvel email est vérifié.')).toBeVisible();
  await expect(identity.getByLabel('Email', { exact: true })).toHaveValue(newEmail);

  const email = await emailReceived(person.email, 2);
  await page.goto(/\/annuler#[a-z]+/.exec(email)![0]);
  await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte est de nouveau à vous' })).toBeVisible();
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  expect(await emailReceived(person.email, 3)).toMatch(/\b\d{6}\b/);
});

test('a number abroad is corrected at once, and a Tunisian one by its SMS', async ({ page, request }) => {
  const person = await verifiedAbroad(request);
  const { phone } = somebody();
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/mes-donnees');
  const section = page.getByRole('region', { name: 'Mon téléphone' });
  const change = async (to: string) => {
    await section.getByLabel('Nouveau téléphone', { exact: true }).fill(to);
    await section.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
    await section.getByRole('button', { name: 'Changer de numéro' }).click();
  };
  await change('+49 1511 2345678');
  await expect(page.getByText('Votre numéro est changé.')).toBeVisible();
  await expect(section.getByText('+4915112345678')).toBeVisible();
  await section.getByRole('checkbox', { name: 'Je vis à l’étranger' }).uncheck();
  await change(phone);
  await enterCode(page, await codeReceived({ ...person, phone }));
  await expect(page.getByText('Votre nouveau numéro est vérifié.')).toBeVisible();
  await expect(section.getByRole('checkbox', { name: 'Je vis à l’étranger' })).toHaveCount(0);
});

test.describe('in Montréal', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('an expert is asked to call by one’s own clock, and sees it', async ({ page, request, browser }) => {
    const person = await verifiedAbroad(request, somebodyAbroad('+1 514 555 0199'));
    await pastEstimates(request, person, 1);
    await page.clock.setFixedTime(new Date('2026-01-15T15:00:00Z'));
    await page.goto('/login');
    await signIn(page, person);
    await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
    const sheet = page.getByRole('dialog', { name: 'Demande d’estimation manuelle' });
    await expect(sheet.getByText(/À votre heure \(Toronto\)/)).toBeVisible();
    await sheet.getByRole('radio', { name: 'Téléphone', exact: true }).check();
    await sheet.getByRole('radio', { name: /^8h-11h \(Tunis.14h.17h\)$/ }).check();
    const answered = page.waitForResponse('**/api/manual-estimation');
    await sheet.getByRole('button', { name: 'Envoyer la demande' }).click();
    const sent = await answered;
    expect(sent.request().postDataJSON()).toMatchObject({
      preferred_contact_time: 'afternoon',
      time_zone: 'America/Toronto',
    });
    await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();

    const { data } = (await sent.json()) as { data: { id: string } };
    const area = await atWork(browser, madeExpert('Karim Expert'), `/experts/demandes/${data.id}`);
    const contact = area.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: '+15145550199' })).toHaveAttribute(
      'href',
      'tel:+15145550199',
    );
    await expect(contact.getByText('Après-midi 14h-17h')).toBeVisible();
    await expect(contact.getByText(/^\d\d:\d\d \(Toronto\)$/)).toBeVisible();
    await area.context().close();
  });
});

test('figures are told in euros beside dinars, with the rate and its day, where there is one', async ({
  page,
  request,
}) => {
  const person = await verifiedAbroad(request);
  await pastEstimates(request, person, 1);
  await page.route('**/api/market', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const eurRate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, eurRate } } });
  });
  await page.goto('/login');
  await signIn(page, person);
  // the price, and both ends of its range
  await expect(page.getByText(/^environ\s[\d\s]+\s€$/)).toHaveCount(3);
  await expect(page.getByText(/^En euros\s: 3,40\sDT pour 1\s€ au 5 janvier 2026\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  const dated = /^environ\s[\d\s]+\s€(\/mois)?\s\(3,40\sDT pour 1\s€ au 5 janvier 2026\)$/;
  await expect(sale.getByText(dated)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Loyer mensuel' }).getByText(dated)).toBeVisible();
  for (const line of ['Après impôts et frais de vente', 'L’acheteur paie en tout'])
    await expect(sale.getByText(line, { exact: true }).locator('..')).toContainText('€');
  for (const summary of ['Vendre, louer ou attendre', 'Attendre : ce que les prix ont fait'])
    await page.getByRole('main').locator('summary').filter({ hasText: summary }).click();
  await expect(page.getByText(/aurait valu.*\(de\s[\d\s]+à\s[\d\s]+\s€\)/)).toBeVisible();
});

test('there are no euros where the site has no rate', async ({ page, request }) => {
  const person = await verifiedAbroad(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  const market = page.waitForResponse('**/api/market');
  await signIn(page, person);
  await market;
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect(page.getByRole('region', { name: 'Prix de vente' })).toContainText('DT');
  await expect(page.getByText('€')).toHaveCount(0);
});
