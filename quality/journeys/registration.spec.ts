import { expect, test } from '../browser/journey.ts';
import {
  codeReceived,
  registered,
  sendCode,
  somebody,
  verified,
  verifyPhone,
  type Person,
} from '../browser/people.ts';
import { enterCode, register, signIn, stopClock } from '../browser/steps.ts';

test('a registration names what is wrong, field by field', async ({ page, request }) => {
  const known = await verified(request);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  for (const words of [
    'Le nom et prénom sont requis',
    'Un email valide est requis',
    'Le numéro de téléphone est requis',
    'Le mot de passe doit contenir au moins 6 caractères',
    'La confirmation du mot de passe est requise',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('amel@gmial.com');
  const suggestion = page.getByRole('button', { name: /Vouliez-vous dire/ });
  await expect(suggestion).toHaveCount(0);
  await page.getByLabel('Nom et prénom', { exact: true }).focus();
  await suggestion.click();
  await expect(email).toHaveValue('amel@gmail.com');
  await expect(email).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  await register(page, { ...somebody(), phone: '71123456' });
  await expect(page.getByLabel('Téléphone', { exact: true })).toHaveValue('71 123 456');
  await expect(
    page.getByText('Format de téléphone invalide. Utilisez un numéro tunisien valide (8 chiffres)'),
  ).toBeVisible();
  await register(page, { ...somebody(), email: known.email });
  await expect(page.getByText('Cette adresse email est déjà utilisée')).toBeVisible();
  await register(page, { ...somebody(), phone: known.phone });
  await expect(page.getByText('Ce numéro de téléphone est déjà enregistré')).toBeVisible();
});

test('a foreign number is never cut to a Tunisian one: it is kept as typed, and refused', async ({
  page,
}) => {
  await page.goto('/register');
  const phone = page.getByLabel('Téléphone', { exact: true });
  const wanted = page.getByText('Numéro tunisien à 8 chiffres, sans indicatif');
  const registrations: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/register')) registrations.push(call.url());
  });
  await phone.pressSequentially('+41 79 123 45 67');
  await expect(phone).toHaveValue('+41 79 123 45 67');
  await expect(wanted).toHaveCount(0);
  await phone.blur();
  await expect(wanted).toBeVisible();
  for (const foreign of ['0041791234567', '079 123 45 67', '20 123 4567', '+216 20 123 4567']) {
    await register(page, { ...somebody(), phone: foreign });
    await expect(phone).toHaveValue(foreign);
    await expect(
      page.getByText('Format de téléphone invalide. Utilisez un numéro tunisien valide (8 chiffres)'),
    ).toBeVisible();
    await expect(wanted).toBeVisible();
  }
  expect(registrations).toEqual([]);
  for (const own of ['+216 20 123 456', '00216 20123456', '20123456']) {
    await phone.fill('');
    await phone.pressSequentially(own);
    await expect(phone).toHaveValue('20 123 456');
    await expect(wanted).toHaveCount(0);
  }
  await phone.evaluate((field: HTMLInputElement) => {
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '+216 98 765 432');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(phone).toHaveValue('98 765 432');
});

test('an account never verified is taken up again after 2 s', async ({ page, request }) => {
  const person = await registered(request);
  await page.clock.install();
  await page.goto('/register');
  await stopClock(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await register(page, person);
  await expect(
    page.getByText('Compte existant non vérifié. Redirection vers la vérification...'),
  ).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/register');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/send-verification-code');
  await codeReceived(person);
});

test('messages stay their time: 8 s to try again, 5 s otherwise, longer under the pointer', async ({
  page,
}) => {
  const person = somebody();
  // a closing message stays visible briefly, so time advances in two steps: a close that begins in between is seen
  const leaving = page.locator('[data-ending-style]');
  await page.clock.install();
  await page.goto('/register');
  await stopClock(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await page.route('**/api/auth/register', (route) => route.abort(), { times: 2 });
  await register(page, person);
  const failure = page.getByText('Problème de connexion. Vérifiez votre connexion internet et réessayez.');
  await expect(failure).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_500);
  await page.clock.runFor(400);
  await expect(leaving).toHaveCount(0);
  await expect(failure).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(failure).toBeHidden();

  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await failure.hover();
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.clock.runFor(500);
  await expect(failure).toBeHidden();

  const success = page.getByText('Compte créé avec succès ! Vérification du numéro de téléphone requise.');
  await expect(success).toBeVisible();
  const toast = page.getByRole('dialog').filter({ has: success });
  expect(await toast.evaluate((box) => getComputedStyle(box).transitionDuration)).toBe('0.3s');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_000);
  await page.clock.runFor(300);
  await expect(leaving).toHaveCount(0);
  await expect(success).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(success).toBeHidden();
});

test('a message does not wait for a quiet moment, nor is it lost with the code that draws it', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/register');
  await page.route('**/toast-viewport-*', (route) => route.abort(), { times: 1 });
  await page.route('**/api/auth/register', (route) => route.abort(), { times: 2 });
  const lost = page.waitForEvent('requestfailed', (call) => call.url().includes('toast-viewport'));
  await register(page, somebody());
  await lost;
  // ends the message of the first try, which nothing has drawn yet
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByText('Problème de connexion. Vérifiez votre connexion internet et réessayez.'),
  ).toHaveCount(1);
});

test('a phone verified without the password at hand leads to the login page', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  await register(page, person);
  await expect(page).toHaveURL('/verify-phone');
  await page.evaluate(() => localStorage.removeItem('tempPassword'));
  await enterCode(page, await codeReceived(person));
  await expect(page.getByText('Numéro de téléphone vérifié avec succès !')).toBeVisible();
  await expect(page.getByText('Mot de passe temporaire introuvable. Veuillez vous connecter.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a phone verified meanwhile is sent no code, nor is one taken for it', async ({ page, request }) => {
  const person = await registered(request);
  const startToVerify = async (somebodyNew: Person) => {
    await page.goto('/login');
    await signIn(page, somebodyNew);
    await expect(page).toHaveURL('/send-verification-code');
  };
  await startToVerify(person);
  await sendCode(request, person);
  await verifyPhone(request, person);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page.getByText('Aucune inscription en attente trouvée pour cet email')).toBeVisible();
  await expect(page).toHaveURL('/register');

  const other = await registered(request);
  await startToVerify(other);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(page).toHaveURL('/verify-phone');
  await verifyPhone(request, other);
  await enterCode(page, await codeReceived(other));
  await expect(page.getByText('Aucune inscription en attente trouvée')).toBeVisible();
  await expect(page).toHaveURL('/register');
});
