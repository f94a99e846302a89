import { expect, test } from '../browser/journey.ts';
import { codeReceived, somebody, verified } from '../browser/people.ts';
import {
  answerAsSeller,
  createAccount,
  describeApartment,
  enterCode,
  expectBothFigures,
  signIn,
} from '../browser/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the whole way on a phone, by touching the map, without scrolling sideways', async ({ page }) => {
  const person = somebody();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

  await page.goto('/');
  await fits();
  await page.getByRole('button', { name: 'Estimer mon bien' }).tap();
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // the first tap brings the map nearer
  await page.getByText(/^La carte s.est rapprochée/).waitFor();
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('button', { name: 'Confirmer' }).tap();
  await expect(page).toHaveURL(/lat=36\.\d+&lng=10\.\d+/);
  await fits();
  await describeApartment(page);
  await fits();
  await answerAsSeller(page);
  await fits();
  await createAccount(page, person);
  await expect(page).toHaveURL('/verify-phone');
  await fits();
  await enterCode(page, await codeReceived(person));
  await expectBothFigures(page);
  await fits();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page
    .getByRole('link', { name: 'Tableau de bord' })
    .or(page.getByRole('menuitem', { name: 'Tableau de bord' }))
    .first()
    .tap();
  await expect(page).toHaveURL('/dashboard');
  await fits();
});

test('a dialog opened by touch does not bring up the keyboard over itself', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, await verified(request));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/mes-donnees');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte ?' });
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: 'Annuler' }).tap();
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeFocused();
});
