import { expect, test } from '../browser/journey.ts';
import { endSession, pastEstimates, verified } from '../browser/people.ts';
import {
  answerAsSeller,
  describeApartment,
  expectBothFigures,
  loseAnswer,
  pickPlace,
  signIn,
} from '../browser/steps.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** Signs in, opens a past estimate and fills in the request for a manual one. */
async function fillInRequest(page: Page, request: APIRequestContext) {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
  await expect(dialog.getByText('Rue du Jasmin, La Soukra')).toBeVisible();
  await expect(dialog.getByText('Appartement · 101 m²')).toBeVisible();
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  for (const words of [
    'Veuillez sélectionner une méthode de contact',
    'Veuillez sélectionner un créneau horaire',
    'Veuillez remplir tous les champs requis',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByRole('radio', { name: 'Email et téléphone' }).check();
  await dialog.getByRole('radio', { name: 'Soir 18h-20h' }).check();
  return { dialog, person };
}

test('a request that does not go through is sent again from its message, then followed, corrected and deleted', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await fillInRequest(page, request);
  await page.route('**/api/manual-estimation', (route) => route.abort(), { times: 2 });
  const send = dialog.getByRole('button', { name: 'Envoyer la demande' });
  await send.click();
  await expect(
    page.getByText('Problème de connexion. Vérifiez votre connexion internet et réessayez.'),
  ).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  const first = await retry.elementHandle();
  // what is sent another way ends the message: it would send a second request
  await send.click();
  await expect.poll(() => first.evaluate((button) => button.isConnected)).toBe(false);
  await retry.click();
  await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeInViewport();

  const own = page.getByRole('link', { name: 'Voir ma demande' });
  await expect(own).toBeInViewport({ ratio: 1 });
  await own.click();
  const card = page.getByRole('tabpanel', { name: 'Demandes manuelles' }).getByRole('article');
  for (const words of ['En attente', 'Rue du Jasmin, La Soukra', 'Email et téléphone', 'Soir 18h-20h']) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await expect(card.getByText(/^Réponse d.un expert avant le .* à \d\d:\d\d$/)).toBeVisible();
  await expect(card.getByText(/^Reste \d+\sh/)).toBeVisible();
  const dueBefore = await card.getByText(/^Réponse d.un expert avant le/).innerText();

  await card.getByRole('button', { name: 'Corriger' }).click();
  const correction = page.getByRole('dialog', { name: 'Corriger cette demande' });
  await correction.getByLabel('Surface (m²)', { exact: true }).fill('0');
  await correction.getByRole('button', { name: 'Enregistrer la correction' }).click();
  await expect(correction.getByText('La surface est requise et doit être supérieure à 0')).toBeVisible();
  await correction.getByLabel('Surface (m²)', { exact: true }).fill('108');
  await correction.getByRole('radio', { name: 'Matin 9h-12h' }).check();
  await correction.getByLabel(/^Message à l.expert$/).fill('Deux entrées.');
  await correction.getByRole('button', { name: 'Enregistrer la correction' }).click();
  await expect(correction).toBeHidden();
  for (const words of ['108 m²', 'Matin 9h-12h', 'Deux entrées.', dueBefore])
    await expect(card.getByText(words)).toBeVisible();

  await card.getByRole('button', { name: 'Supprimer' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer cette demande ?' });
  await question.getByRole('button', { name: 'Garder' }).click();
  await card.getByRole('button', { name: 'Supprimer' }).click();
  await question.getByRole('button', { name: 'Supprimer la demande' }).click();
  await expect(page.getByText('Aucune demande manuelle')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mes demandes manuelles' })).toBeFocused();
});

test('the correction of a request is back after Escape and another sign-in, until it is sent or left', async ({
  page,
  request,
}) => {
  const { dialog, person } = await fillInRequest(page, request);
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await page.getByRole('link', { name: 'Voir ma demande' }).click();
  const correction = page.getByRole('dialog', { name: 'Corriger cette demande' });
  const surface = correction.getByLabel('Surface (m²)', { exact: true });
  const message = correction.getByLabel('Message à l’expert', { exact: true });
  const open = async () => page.getByRole('button', { name: 'Corriger', exact: true }).click();
  await open();
  await surface.fill('108');
  await message.fill('Deux entrées.');
  await page.keyboard.press('Escape');
  await expect(correction).toBeHidden();
  await open();
  await expect(surface).toHaveValue('108');
  await expect(message).toHaveValue('Deux entrées.');

  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await correction.getByRole('button', { name: 'Enregistrer la correction' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard?tab=manual');
  await open();
  await expect(message).toHaveValue('Deux entrées.');
  await correction.getByRole('button', { name: 'Enregistrer la correction' }).click();
  const card = page.getByRole('tabpanel', { name: 'Demandes manuelles' }).getByRole('article');
  await expect(card.getByText('108 m²')).toBeVisible();

  await open();
  await message.fill('Trois entrées.');
  await correction.getByRole('button', { name: 'Ne rien changer' }).click();
  await expect(correction).toBeHidden();
  await open();
  await expect(message).toHaveValue('Deux entrées.');
});

test('a request after the session ended says so, and is sent once its owner signed in again', async ({
  page,
  request,
}) => {
  const { dialog, person } = await fillInRequest(page, request);
  await dialog.getByLabel(/^Message à l.expert$/).fill('Le jardin est clos.');
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Session expirée. Veuillez vous reconnecter.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await signIn(page, person);
  await expect(page).toHaveURL('/estimation/results');
  await expect(page.getByText('Demande envoyée avec succès !').first()).toBeVisible();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeInViewport();
  await page.reload();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demander une estimation manuelle' })).toHaveCount(0);
  // the dialog is behind nobody
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Demander une estimation manuelle' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Le jardin est clos.')).toBeVisible();
});

test('a request left at the login is nobody else’s', async ({ page, request }) => {
  const { dialog } = await fillInRequest(page, request);
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByText('Aucune demande manuelle')).toBeVisible();
});

test('a request whose answer is lost is there after a reload, and made once', async ({ page, request }) => {
  const { dialog } = await fillInRequest(page, request);
  await loseAnswer(page, 'manual-estimation');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  await expect(dialog.getByRole('radio', { name: 'Soir 18h-20h' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a request carries what the wizard was told, of a fresh result after a reload and of a kept one', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
  await expectBothFigures(page);
  await page.reload();
  const stated = {
    type: 'apartment',
    location: { lat: expect.any(Number), lng: expect.any(Number), precision: 'town' },
    localisation: expect.stringContaining('La Soukra'),
    is_owner: false,
    property_usage: 'residence-principale',
    intended_action: 'vendre',
    sale_timeline: '3-months',
    sale_method: 'both',
    details: { surface: 100, rooms: 3, bathrooms: 1 },
    preferred_contact_method: 'phone',
    preferred_contact_time: 'weekend',
  };
  expect(await requestSent(page, 'Visible le samedi.')).toEqual({ ...stated, message: 'Visible le samedi.' });
  await expect(page.getByText(/Il vous contacte le weekend, avant le dimanche .+ à 18:00/)).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  expect(await requestSent(page)).toEqual(stated);
});

/** Asks to be called on a weekend, and gives back what the site sends. */
async function requestSent(page: Page, message = ''): Promise<unknown> {
  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
  await dialog.getByRole('radio', { name: 'Téléphone', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Weekend' }).check();
  await expect(dialog.getByText(/vous contacte le weekend, avant le dimanche .+ à 18:00/)).toBeVisible();
  await dialog.getByLabel(/^Message à l.expert$/).fill(message);
  const call = page.waitForRequest((sent) => sent.url().endsWith('/api/manual-estimation'));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  return (await call).postDataJSON();
}

test('a message too long is refused whole, not cut', async ({ page, request }) => {
  const { dialog } = await fillInRequest(page, request);
  const message = dialog.getByLabel(/^Message à l.expert$/);
  await message.fill('é'.repeat(1_001));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog.getByText(/^Votre message compte 1\s001 caractères/)).toBeVisible();
  await expect(message).toHaveValue('é'.repeat(1_001));
  await message.fill('é'.repeat(1_000));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
});

test('requests answered as a plain array are shown whole, an unknown status as it is', async ({
  page,
  request,
}) => {
  const made = (id: string, answer: object) => ({
    id,
    created_at: '2026-03-01T10:00:00.000Z',
    property_type: 'villa',
    localisation: 'Gammarth',
    details: { surface: 300, rooms: 6, bathrooms: 3 },
    preferred_contact_method: 'phone',
    preferred_contact_time: 'weekend',
    manual_result: null,
    additional_comments: null,
    ...answer,
  });
  await page.route('**/api/manual-estimation?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          made('1', {
            status: 'completed',
            manual_result: 850_000,
            additional_comments: 'Belle vue.',
            due_at: '2026-03-02T10:00:00.000Z',
            closed_at: '2026-03-01T12:30:00.000Z',
          }),
          made('2', { status: 'in_progress' }),
          made('3', { status: 'cancelled' }),
          made('4', { status: 'archived' }),
        ],
      },
    }),
  );
  await page.goto('/login');
  await signIn(page, await verified(request));
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const [completed] = await cards.all();
  await expect(completed!.getByText('Terminée')).toBeVisible();
  await expect(completed!.getByText('Estimation finale')).toBeVisible();
  await expect(completed!.getByText(/850\s000\sDT/)).toBeVisible();
  await expect(completed!.getByText('Commentaires')).toBeVisible();
  await expect(completed!.getByText('1er mars 2026', { exact: true })).toBeVisible();
  await expect(completed!.getByText('Close le 1er mars 2026 à 13:30')).toBeVisible();
  await expect(completed!.getByText(/^Réponse en 2\sh\s30$/)).toBeVisible();
  for (const [nth, words] of [
    [1, 'En cours'],
    [2, 'Annulée'],
    [3, 'archived'],
  ] as const) {
    await expect(cards.nth(nth).getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
});
