import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { emailsTo, verified, type Person } from '../browser/people.ts';
import { address } from '../browser/product.ts';
import { anotherCode, enterCode, moveOver, signIn } from '../browser/steps.ts';

const alerts = (page: Page) => page.getByRole('region', { name: 'Mes alertes par email' });

/** An address led to the section, past those above it. */
async function expectAlertsShown(page: Page) {
  const title = alerts(page).getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
}

async function openMyData(page: Page, person: Person) {
  await page.goto('/mes-donnees#alertes');
  await signIn(page, person);
  await expectAlertsShown(page);
}

/** Waits for the newest email to somebody, once there are so many. */
async function emailReceived({ email }: Person, nth: number) {
  await expect.poll(() => emailsTo(email).length).toBeGreaterThanOrEqual(nth);
  return emailsTo(email)[nth - 1]!;
}

const codeIn = ({ text }: { text: string }) => /\d{6}/.exec(text)![0];

test('an email is verified, alerts are asked for, and one click at the foot of an email ends them, without script', async ({
  page,
  request,
  browser,
}) => {
  const person = await verified(request);
  await openMyData(page, person);
  await expect(alerts(page).getByText('pas encore vérifiée')).toBeVisible();
  const wanted = alerts(page).getByRole('checkbox', { name: 'Prévenez-moi par email' });
  await wanted.click();
  await expect(
    alerts(page).getByText('Rien ne partira avant que votre adresse soit vérifiée.'),
  ).toBeVisible();
  await alerts(page).getByRole('button', { name: 'Envoyer le code' }).click();
  const code = codeIn(await emailReceived(person, 1));
  await expect(alerts(page).getByLabel('Code de vérification')).toBeFocused();
  await enterCode(page, anotherCode(code));
  await expect(alerts(page).getByText('Code de vérification invalide')).toBeVisible();
  // the code asked for before a reload may still be typed
  await page.reload();
  await enterCode(page, code);
  await expect(page.getByText('Votre adresse est vérifiée.')).toBeVisible();
  await expect(alerts(page).getByText(/, vérifiée le /)).toBeVisible();
  await expect(wanted).toBeChecked();

  const { subject, text } = await emailReceived(person, 2);
  expect(subject).toBe('Vos alertes par email sont activées');
  const link = new URL(/http\S+\/desinscription\/\S+/.exec(text)![0]).pathname;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const elsewhere = await context.newPage();
  await elsewhere.goto(address + link);
  await elsewhere.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Désinscription enregistrée');
  await elsewhere.goto(`${address}${link}x`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne mène plus à rien');
  await context.close();

  await page.reload();
  await expect(wanted).not.toBeChecked();
  const consents = page.getByRole('region', { name: 'Mes consentements' });
  await expect(consents.getByText(/^Alertes par email\s: .*retiré le/)).toBeVisible();

  await page.goto(link);
  await moveOver(page);
  await page.getByRole('link', { name: 'Ouvrir « Mes données »' }).click();
  await expectAlertsShown(page);
  await wanted.click();
  await expect(page.getByText('Vos alertes par email sont activées.')).toBeVisible();
});

test('an email that changes is to be verified anew', async ({ page, request }) => {
  const person = await verified(request);
  await openMyData(page, person);
  await alerts(page).getByRole('button', { name: 'Envoyer le code' }).click();
  await enterCode(page, codeIn(await emailReceived(person, 1)));
  await expect(alerts(page).getByText(/, vérifiée le /)).toBeVisible();

  const changed = { ...person, email: `b.${person.email}` };
  const identity = page.getByRole('region', { name: 'Mon identité' });
  await identity.getByLabel('Email', { exact: true }).fill(changed.email);
  await identity.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(alerts(page).getByText(`${changed.email}, pas encore vérifiée.`)).toBeVisible();
});
