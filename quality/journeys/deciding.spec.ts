import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { act, signIn } from '../browser/steps.ts';

/** In a town where the sample has no land for sale. */
const land = {
  type: 'land',
  location: { lat: 36.7705, lng: 10.276 },
  localisation: 'Radès, Ben Arous',
  details: { surface: 400, is_constructible: true },
};

/** Its ranges are narrow enough for the table of a year of rents. */
const flatInAinZaghouan = {
  ...flatInLaSoukra,
  location: { lat: 36.8625, lng: 10.2815 },
  localisation: 'Aïn Zaghouan Nord',
  details: { surface: 70, rooms: 3, bathrooms: 1 },
};

/** Opens the results of a property from the dashboard. */
async function openResults(page: Page, request: APIRequestContext, property: object = flatInLaSoukra) {
  const person = await verified(request);
  await estimated(request, person, [property]);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
}

const unfold = (page: Page, summary: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: summary }).click();

/** What the summary says of one of the three ways. */
const way = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

test('an owner compares selling, letting and waiting, and changes what they assume', async ({
  page,
  request,
}) => {
  await openResults(page, request, flatInAinZaghouan);
  await unfold(page, 'Vendre, louer ou attendre');
  await expect(way(page, 'Vendre')).toContainText(/de\s[\d\s]+\sDT\sà\s[\d\s]+\sDT/u);
  await expect(way(page, 'Louer')).toContainText(/de\s[−\d,\s]+%\sà\s[\d,\s]+%/u);
  await expect(way(page, 'Attendre')).toContainText(/à\s\+\s[\d,]+\s%/u);

  await unfold(page, 'Louer : ce qui reste');
  await expect(page.getByRole('columnheader', { name: 'Rendement le plus bas' })).toBeVisible();
  const net = page.getByRole('row', { name: /^Rendement net/ });
  await expect(net).not.toContainText('–');
  const before = await way(page, 'Louer').innerText();
  const unsure = await net.innerText();
  await page.getByLabel('Votre tranche d’impôt (%)').fill('25');
  await expect(net).not.toHaveText(unsure);
  const months = page.getByLabel('Mois sans locataire par an');
  for (const [typed, word] of [
    ['13', 'Un nombre entre 0 et 12.'],
    ['-1', 'Un nombre entre 0 et 12.'],
    ['un', 'Un nombre, en chiffres.'],
    ['', 'Indiquez un nombre.'],
  ] as const) {
    await months.fill(typed);
    await months.blur();
    await expect(page.getByText(word)).toBeVisible();
    await expect(way(page, 'Louer')).toHaveText('Corrigez les hypothèses signalées plus bas.');
  }
  await months.fill('2,5');
  await expect(way(page, 'Louer')).toContainText('%');
  expect(await way(page, 'Louer').innerText()).not.toBe(before);

  await unfold(page, 'Attendre : ce que les prix ont fait');
  await expect(page.getByRole('img', { name: /^Indice des prix de l’INS/ })).toBeVisible();
  await expect(page.getByText(/^Jusqu’au \de trimestre \d{4}/)).toBeVisible();
  await expect(page.getByText(/En dinars de 2024, l’inflation ôtée, de 2015 à 2024/)).toBeVisible();

  await unfold(page, 'Emprunter');
  await expect(page.getByText('Tapez le taux et la durée que votre banque propose.')).toBeVisible();
  await page.getByLabel('Taux annuel (%)').fill('99');
  await page.getByLabel('Durée (ans)').fill('0');
  await expect(page.getByText('Un nombre entre 0 et 40.')).toBeVisible();
  await expect(page.getByText('Un nombre entre 1 et 40.')).toBeVisible();
  await page.getByLabel('Taux annuel (%)').fill('10,5');
  await page.getByLabel('Durée (ans)').fill('20');
  await expect(page.getByRole('row', { name: /^Par mois, DT/ })).toContainText(/\d/);

  await page.reload();
  await unfold(page, 'Vendre, louer ou attendre');
  await unfold(page, 'Louer : ce qui reste');
  await expect(months).toHaveValue('2,5');
  await unfold(page, 'Emprunter');
  await expect(page.getByLabel('Taux annuel (%)')).toHaveValue('10,5');
});

test('land is sold or kept, not let', async ({ page, request }) => {
  await openResults(page, request, land);
  await unfold(page, 'Vendre, louer ou attendre');
  await expect(way(page, 'Louer')).toHaveText('Les loyers de terrains ne sont presque jamais publiés.');
  await expect(way(page, 'Attendre')).toContainText('terrain, tout le pays');
  await unfold(page, 'Attendre : ce que les prix ont fait');
  await expect(page.getByText(/^Nos annonces à Radès/)).toBeVisible();
  await expect(page.getByText(/la taxe sur les terrains non bâtis/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Louer : ce qui reste')).toHaveCount(0);
});

test('a price that is too weak to be shown is in no range', async ({ page, request }) => {
  await openResults(page, request, { ...flatInLaSoukra, details: { surface: 600, rooms: 2, bathrooms: 1 } });
  await unfold(page, 'Vendre, louer ou attendre');
  for (const name of ['Vendre', 'Louer'])
    await expect(way(page, name)).toHaveText('Il faut un prix estimé avec une fiabilité suffisante.');
  await unfold(page, 'Attendre : ce que les prix ont fait');
  await expect(page.getByText(/Un bien de .* aurait valu/)).toHaveCount(0);
  for (const left of ['Emprunter', 'Entre héritiers'])
    await expect(page.getByRole('main').locator('summary').filter({ hasText: left })).toHaveCount(0);
});

test('heirs tell their parts until they make the whole, and have them printed with the report', async ({
  page,
  request,
}) => {
  await openResults(page, request);
  await unfold(page, 'Vendre, louer ou attendre');
  await unfold(page, 'Entre héritiers');
  const part = (nth: number) => page.getByLabel('Part (1/8 ou 12,5 %)').nth(nth);
  const name = page.getByLabel('Nom (facultatif)');
  await name.nth(0).fill('Salma');
  await part(0).fill('1/8');
  for (const typed of ['zéro', '0', '-1/8', '1000000000000000']) {
    await part(1).fill(typed);
    await expect(part(1)).toHaveAttribute('aria-invalid', 'true');
  }
  await part(1).fill('1/2');
  await expect(page.getByText('Les parts ne font pas le tout : il manque 3/8.')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un héritier' }).click();
  await part(2).fill('50 %');
  await expect(page.getByText('Les parts dépassent le tout de 1/8.')).toBeVisible();
  await part(2).fill('37,5');
  await expect(page.getByText('Les parts font le tout.')).toBeVisible();
  const parts = page.getByRole('region', { name: 'La part de chacun' });
  await expect(parts.getByRole('listitem')).toHaveCount(4);
  await expect(parts.getByRole('listitem').first()).toContainText('Le tout');
  await expect(parts.getByRole('listitem').nth(1)).toContainText(
    /Salma \(1\/8\)\s*Prix net vendeur\s*de.*Après impôts et frais de vente, au plus.*Loyer mensuel.*DT\/mois/su,
  );

  const sent = page.waitForRequest((call) => call.url().includes('/report.pdf'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    heirs: [
      { name: 'Salma', part: '1/8' },
      { name: '', part: '1/2' },
      { name: '', part: '37,5' },
    ],
  });
  const file = readFileSync(await (await downloaded).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  // from the dashboard too, until they are no longer right
  await page.goto('/dashboard');
  const again = page.waitForRequest((call) => call.url().includes('/report.pdf'));
  await act(page.getByRole('article'), 'Télécharger le PDF');
  expect((await again).method()).toBe('POST');
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await unfold(page, 'Vendre, louer ou attendre');
  await unfold(page, 'Entre héritiers');
  await expect(part(2)).toHaveValue('37,5');
  await page.getByRole('button', { name: 'Retirer Part 3' }).click();
  await expect(page.getByRole('button', { name: 'Ajouter un héritier' })).toBeFocused();
  const plain = page.waitForRequest((call) => call.url().includes('/report.pdf'));
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await plain).method()).toBe('GET');

  // names of others stay with nobody who sits down here next
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Salma');
});

test('a property that is refined takes along what was typed', async ({ page, request }) => {
  await openResults(page, request);
  await unfold(page, 'Avant de signer');
  await page.getByLabel('Qui l’occupe ?').selectOption('Un locataire');
  await unfold(page, 'Affinez votre estimation');
  await page.getByLabel('Surface (m²)', { exact: true }).fill('150');
  await page.getByText('Appartement · 150 m²').waitFor();
  await page.getByRole('button', { name: 'Enregistrer comme nouvelle estimation' }).click();
  await page.getByText('Estimation enregistrée dans votre tableau de bord.').waitFor();
  await expect(page.getByLabel('Qui l’occupe ?')).toHaveValue('tenant');
  await page.getByLabel('Écrire mon nom sur le PDF').check();
  const sent = page.waitForRequest((call) => call.url().includes('/report.pdf'));
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await sent).postDataJSON()).toEqual({ named: true, signing: { occupied: 'tenant' } });
});

test('what was opened is printed, without its controls', async ({ page, request }) => {
  await openResults(page, request);
  await unfold(page, 'Avant de signer');
  await page
    .getByLabel('Quel titre le bien a-t-il ?')
    .selectOption('Un acte non immatriculé (contrat arabe)');
  await expect(page.getByText(/^Toute la suite des actes/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Toute la suite des actes/)).toBeVisible();
  await expect(
    page.getByText('Quel titre le bien a-t-il ? Un acte non immatriculé (contrat arabe).'),
  ).toBeVisible();
  await expect(page.getByLabel('Quel titre le bien a-t-il ?')).toBeHidden();
  await expect(page.getByText('Vendre, louer ou attendre')).toBeHidden();
});

test('a part that does not come says so, and is asked for again', async ({ page, request }) => {
  await openResults(page, request);
  await page.route('**/places/at*', (route) => route.abort());
  await unfold(page, 'Vendre, louer ou attendre');
  await expect(way(page, 'Attendre')).toHaveText('L’évolution des prix n’a pas pu être chargée.');
  await page.unroute('**/places/at*');
  await unfold(page, 'Attendre : ce que les prix ont fait');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('img', { name: /^Indice des prix de l’INS/ })).toBeVisible();
});
