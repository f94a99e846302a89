import { expect, test } from '../journey.ts';
import { endSession, pastEstimates, verified } from '../people.ts';
import { signIn } from '../steps.ts';
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
  return dialog;
}

test('a request that does not go through is sent again from its message, then followed', async ({
  page,
  request,
}) => {
  const dialog = await fillInRequest(page, request);
  await page.route('**/api/manual-estimation', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(
    page.getByText('Problème de connexion. Vérifiez votre connexion internet et réessayez.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  const card = page.getByRole('tabpanel', { name: 'Demandes manuelles' }).getByRole('article');
  for (const words of ['En attente', 'Rue du Jasmin, La Soukra', 'Email et téléphone', 'Soir 18h-20h']) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await expect(card.getByText(/^Réponse d.un expert avant le .* à \d\d:\d\d$/)).toBeVisible();
  await expect(card.getByText(/^Reste \d+\sh/)).toBeVisible();
});

test('a request after the session ended says so and leads to the login page', async ({ page, request }) => {
  const dialog = await fillInRequest(page, request);
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Session expirée. Veuillez vous reconnecter.')).toBeVisible();
  await expect(page).toHaveURL('/login');
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
