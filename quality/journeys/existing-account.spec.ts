import { expect, test } from '../browser/journey.ts';
import { codeReceived, endSession, registered, verified } from '../browser/people.ts';
import {
  answerAsSeller,
  describeApartment,
  enterCode,
  expectBothFigures,
  pickPlace,
  signIn,
} from '../browser/steps.ts';

test('a visitor who has an account signs in after the wizard and reads the figures', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await expect(page).toHaveURL('/login');
  const pending = await page.evaluate(() => sessionStorage.getItem('pendingEstimation') ?? 'null');
  expect(JSON.parse(pending)).toEqual({
    type: 'apartment',
    location: 'La Soukra, Ariana',
    searchParams: { lat: 36.876, lng: 10.247, precision: 'town' },
    formData: {
      isOwner: false,
      propertyUsage: 'residence-principale',
      intention: 'vendre',
      timeline: '3-months',
      marketingChannel: 'both',
      wantsOffers: false,
      surface: '100',
      rooms: '3',
      bathrooms: '1',
      floors: '',
      plot: '',
      condition: '',
      age: '',
      floor: '',
      elevator: false,
      seaView: false,
      hasGarage: false,
      hasPool: false,
      isConstructible: '',
    },
  });

  await signIn(page, { ...person, password: 'pas le bon' });
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);

  await signIn(page, person);
  await expectBothFigures(page);
});

test('signing in with a phone not yet verified leads through verification', async ({ page, request }) => {
  const person = await registered(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByText('Vérification du numéro de téléphone requise. Redirection...')).toBeVisible();
  await expect(page).toHaveURL('/send-verification-code');
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page).toHaveURL('/verify-phone');
  await enterCode(page, await codeReceived(person));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Mon tableau de bord' })).toBeVisible();
});

test('a session that ends in the middle asks to sign in again and loses nothing', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');

  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await answerAsSeller(page);
  await expect(page.getByText('Session expirée. Redirection vers la connexion...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expectBothFigures(page);
});
