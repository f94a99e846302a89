import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { act, expectBothFigures, signIn } from '../browser/steps.ts';

const refined = {
  ...flatInLaSoukra,
  details: { ...flatInLaSoukra.details, elevator: true, condition: 'new' },
};
const another = { ...flatInLaSoukra, details: { ...flatInLaSoukra.details, surface: 140 } };
const cards = (page: Page) => page.getByRole('article');
const folder = (page: Page, count: number) =>
  page.getByRole('link', { name: `Voir les ${count} estimations de ce bien` });

async function signedInWith(page: Page, request: Parameters<typeof verified>[0], properties: object[]) {
  const person = await verified(request);
  await estimated(request, person, properties);
  await page.goto('/login');
  await signIn(page, person);
}

for (const width of [390, 1280])
  test(`estimates of one property are one folder, compared side by side, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedInWith(page, request, [flatInLaSoukra, another, flatInLaSoukra, refined]);
    await expect(cards(page)).toHaveCount(2);
    // there are more than three records
    await expect(page.getByRole('combobox', { name: 'Éléments par page' })).toBeVisible();
    await expect(cards(page).first()).toContainText('Ascenseur');
    await folder(page, 3).click();

    const compared = page.getByRole('region', { name: 'Côte à côte' });
    await expect(compared.getByText('Prix estimé')).toHaveCount(2);
    await expect(compared.getByText(/^Prix (\+|−|inchangé)/)).toHaveCount(1);
    await expect(compared.getByText(/Ascenseur/)).toHaveCount(1);
    await compared.getByRole('checkbox').nth(2).check();
    await expect(compared.getByText('Prix estimé')).toHaveCount(3);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await compared.getByRole('checkbox').first().uncheck();
    await expect(compared.getByText(/Ascenseur/)).toHaveCount(0);

    // the one that the address names goes, the others stay, and it comes back among them
    await act(cards(page).first(), 'Effacer');
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer l’estimation' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Toutes mes estimations' }).click();
    await expect(folder(page, 2)).toBeVisible();
    await page.goBack();
    await expect(compared).toBeVisible();
  });

test('an estimate deleted from its folder is taken back into it', async ({ page, request }) => {
  await signedInWith(page, request, [flatInLaSoukra, refined]);
  await act(cards(page).first(), 'Effacer');
  await expect(page.getByRole('dialog')).toContainText(/estimation du .+, la plus récente des 2 de ce bien/);
  await page.getByRole('button', { name: 'Garder' }).click();
  await folder(page, 2).click();
  // on a busy machine the folder's list comes after the menu would open
  await expect(cards(page)).toHaveCount(2);
  await act(cards(page).first(), 'Effacer');
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer l’estimation' }).dblclick();
  await expect(cards(page)).toHaveCount(1);
  // one message of two taps; what the network lost is tried again
  const takeBack = page.getByRole('button', { name: 'Annuler' });
  await expect(takeBack).toHaveCount(1);
  await page.route('**/restore', (route) => route.abort(), { times: 1 });
  await takeBack.click();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('one menu, by keyboard alone, names, shares, keeps as a PDF, deletes and prints', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signedInWith(page, request, [flatInLaSoukra]);
  const menu = page.getByRole('button', { name: 'Actions' });
  const choose = async (letters: string, item: string) => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Imprimer' })).toBeFocused();
    await page.keyboard.type(letters);
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await choose('No', 'Nommer');
  const naming = page.getByRole('dialog', { name: 'Nommer cette estimation' });
  await expect(naming.getByLabel('Nom de l’estimation', { exact: true })).toBeFocused();
  await page.keyboard.type('Maison de Papi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Maison de Papi' })).toBeVisible();
  await expect(naming).toBeHidden();
  await expect(menu).toBeFocused();

  await choose('P', 'Partager');
  await expect(page.getByRole('dialog', { name: 'Partager cette estimation' })).toBeVisible();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const sent = await page.getByRole('link', { name: 'Envoyer par WhatsApp' }).getAttribute('href');
  expect(sent).toContain('Appartement');
  expect(sent).not.toMatch(/Papi|Jasmin/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const downloaded = page.waitForEvent('download');
  await choose('T', 'Télécharger le PDF');
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);

  await choose('E', 'Effacer');
  await expect(page.getByRole('dialog', { name: 'Effacer cette estimation ?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await choose('I', 'Imprimer');
  await expectBothFigures(page);
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  await page.reload();
  await expectBothFigures(page);
  await page.goBack();
  await expect(menu).toBeVisible();
});
