import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, ownPlace, pastEstimates, verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, pickPlace, signIn } from '../browser/steps.ts';

/** Opens the results of a flat of 101 m² and 3 rooms in La Soukra. */
async function openResults(page: Page, request: APIRequestContext) {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
}

test('what is refined is estimated at once, and kept when asked', async ({ page, request }) => {
  await openResults(page, request);
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  const price = () =>
    sale
      .getByText(/\d\sDT$/)
      .first()
      .innerText();
  const first = await price();

  await page.getByText('Affinez votre estimation').click();
  const surface = page.getByLabel('Surface (m²)', { exact: true });
  await expect(surface).toHaveValue('101');
  await surface.fill('180');
  await page.getByLabel('Ascenseur', { exact: true }).check();
  await expect(page.getByText('Appartement · 180 m² · 3 pièces · 1 salle de bain · Ascenseur')).toBeVisible();
  await expect.poll(price).not.toBe(first);
  const refined = await price();
  await expect(page.getByRole('status').filter({ hasText: refined.split('\n')[0] })).toBeVisible();

  await surface.fill('0');
  await surface.blur();
  await expect(page.getByText('La surface est requise et doit être supérieure à 0')).toBeVisible();
  expect(await price()).toBe(refined);
  const before = page.getByRole('alert').filter({ hasText: 'les chiffres affichés sont ceux d’avant.' });
  await expect(before).toContainText('Il faut une surface valable');

  await page.route('**/api/estimation/preview', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        error: 'Not enough data available in this zone',
        data: { venteComparables: 2, locationComparables: 0, minimumRequired: 4 },
      },
    }),
  );
  await surface.fill('900');
  await expect(surface).toHaveAccessibleDescription(
    /pour cette surface \(vente\s: 2 sur 4, location\s: 0 sur 4\)/,
  );
  await expect(before).toContainText('Données insuffisantes');
  expect(await price()).toBe(refined);
  await page.unroute('**/api/estimation/preview');

  await page.route('**/api/estimation/preview', (route) => route.abort());
  await surface.fill('150');
  const failure = page.getByRole('alert').filter({ hasText: 'Problème de connexion.' });
  await expect(failure).toBeVisible();
  expect(await price()).toBe(refined);
  await page.unroute('**/api/estimation/preview');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(/^Appartement\s· 150\sm²/)).toBeVisible();
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(
    page.getByText('Appartement · 101 m² · 3 pièces · 1 salle de bain', { exact: true }),
  ).toBeVisible();
  await expect(surface).toHaveValue('101');
  expect(await price()).toBe(first);
  await surface.fill('150');
  await expect(page.getByText(/^Appartement\s· 150\sm²/)).toBeVisible();

  await page.getByRole('button', { name: 'Enregistrer comme nouvelle estimation' }).click();
  await expect(page.getByText('L’estimation affichée est dans votre tableau de bord.')).toBeVisible();

  // whatever is done with a refined estimate keeps it first, as a correction of the one it comes from
  const saved = page.getByText('Estimation corrigée et enregistrée dans votre tableau de bord.');
  const refineTo = async (squareMetres: string) => {
    await surface.fill(squareMetres);
    await expect(page.getByText(new RegExp(`^Appartement\\s· ${squareMetres}\\sm²`))).toBeVisible();
    await expect(page.getByText(/^PDF, partage et suivi enregistrent d’abord/)).toBeVisible();
  };
  await refineTo('140');
  await page.getByRole('button', { name: 'Suivre ce bien' }).click();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voir son évolution' })).toBeVisible();
  await refineTo('130');
  await page.getByRole('button', { name: 'Partager' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByText('Votre lien est prêt')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await refineTo('120');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).dblclick();
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);
  const [newest] = await page.getByRole('article').all();
  await expect(newest!).toContainText('120 m²');
  await expect(newest!.getByText('Suivi', { exact: true })).toBeVisible();
  await expect(newest!.getByRole('link', { name: 'Voir les 4 estimations de ce bien' })).toBeVisible();
});

test('comparables stand by neighbourhood on a map, and in a list that says as much', async ({
  page,
  request,
}) => {
  await openResults(page, request);
  const places = page.getByRole('region', { name: 'Les biens comparables par quartier' });
  await places.scrollIntoViewIfNeeded();
  const map = places.getByRole('application', { name: 'Carte des biens comparables' });
  const mark = map.getByRole('button', { name: ownPlace });
  await expect(mark).toHaveText(/\d\sDT\/m²$/);
  // the home stands over them
  const height = (element: Element) => Number(getComputedStyle(element).zIndex);
  const marks = await map
    .locator('.place-mark')
    .evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).zIndex)));
  const home = map.locator('.leaflet-marker-icon:not(.place-mark)');
  expect(await home.evaluate(height)).toBeGreaterThan(Math.max(...marks));
  await mark.focus();
  await page.keyboard.press('Enter');
  const spread = /\d+\sannonces, de .+ à .+\sDT\/m², prix médian.+/;
  await expect(map.getByText(spread)).toBeVisible();
  const inList = places.getByRole('listitem').filter({ hasText: 'La Soukra centre (même quartier)' });
  await expect(inList.getByText(spread)).toHaveText(
    (await map.getByText(spread).innerText()).trim().split('\n').at(-1)!,
  );

  await places.getByRole('tab', { name: 'Location' }).click();
  await expect(places.getByText(/DT\/m² par mois/).first()).toBeAttached();
});

/** '+ 60 000 DT' → 60 000 */
const dinars = (text: string) =>
  Number(
    text
      .replace('−', '-')
      .replace(/DT.*/, '')
      .replaceAll(/[^\d-]/g, ''),
  );

/** Whether the first price, with all between, makes the last. */
const addsUp = ([asking = 0, ...rest]: number[]) =>
  rest.slice(0, -1).reduce((sum, change) => sum + change, asking) === rest.at(-1);

test('a comparable opens what leads from its asking price to the adjusted one, and it adds up', async ({
  page,
  request,
}) => {
  await openResults(page, request);
  const analysis = page.getByRole('region', { name: 'Analyse de fiabilité' });
  const rows = analysis.getByRole('listitem').filter({ hasText: /voir le calcul/ });
  await expect(rows.first()).toContainText(/(Très|Assez|Peu) semblable/);
  const prices = rows.first().locator('summary');
  expect((await prices.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await prices.press('Enter');
  const amounts = rows.first().getByRole('definition');
  await expect(amounts.last()).toBeVisible();
  const lines = (await amounts.allInnerTexts()).map(dinars);
  expect(lines.length).toBeGreaterThan(2);
  expect(addsUp(lines)).toBe(true);
  expect(addsUp([lines.at(-1)!, ...lines.slice(1, -1), lines[0]!])).toBe(false);
  const shown = /Demandé([\d\s]+)DT.*Ajusté([\d\s]+)DT/s.exec(await prices.innerText())!;
  expect(shown.slice(1).map(dinars)).toEqual([lines[0], lines.at(-1)]);
  const prose = analysis.getByText(
    /^Ajustés à votre bien, les prix de \d\sannonces vont de .* notre chiffre\s: .*DT\.$/,
  );
  await expect(prose).toBeVisible();

  await analysis.getByRole('checkbox', { name: 'Les plus proches d’abord' }).first().check();
  await expect(rows.filter({ has: page.locator('details[open]') })).toHaveCount(1);
  await expect(page.getByText(/Similarité/)).toHaveCount(0);
});

test('a result that rests on little says so in a banner, and one that does not has none', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await estimated(request, person, [
    {
      type: 'villa',
      location: { lat: 35.5047, lng: 11.0622 },
      localisation: 'Mahdia',
      details: { surface: 620, rooms: 9, bathrooms: 5, has_pool: true },
    },
  ]);
  const open = async (surface: string) => {
    const card = page.getByRole('article').filter({ hasText: surface });
    await card.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
  };
  const banner = page.getByRole('note').filter({ hasText: 'Données limitées' });
  await page.goto('/login');
  await signIn(page, person);
  await open('620 m²');
  await expect(banner).toContainText(/Loyer mensuel\s: peu de biens comparables/);
  await page.goBack();
  await open('101 m²');
  await expect(banner).toHaveCount(0);
});

test('a property is corrected without being described again, and stands in its place', async ({
  page,
  request,
}) => {
  await openResults(page, request);
  const edit = page.getByRole('button', { name: 'Modifier le bien' });
  const question = page.getByRole('dialog', { name: 'Modifier ce bien' });
  const note = page.getByText(/^Vous corrigez une estimation de votre tableau de bord/);
  await edit.click();
  await question.getByRole('button', { name: 'Faire une nouvelle estimation' }).click();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('101');
  await expect(note).toHaveCount(0);
  await page.goBack();
  await edit.click();
  await expect(question).toContainText(/sa vérification dit qu.il n.est plus actuel/);
  await question.getByRole('button', { name: 'Corriger cette estimation' }).click();
  await expect(note).toBeVisible();
  await expect(page.getByText('Rue du Jasmin, La Soukra')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appartement' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Surface (m²)', { exact: true }).fill('111');
  await page.getByLabel('Nombre de pièces', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await answerAsSeller(page);
  await expect(page.getByText('Appartement · 111 m² · 4 pièces · 1 salle de bain')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Voir les 2 estimations de ce bien' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1).getByText('Corrigée', { exact: true })).toBeVisible();
  await cards.nth(1).getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await edit.click();
  await expect(question).toContainText('Cette estimation a déjà été corrigée');
});

test('what the market changed since is no effect of a refinement', async ({ page, request }) => {
  // as it was saved the week before, in another market
  await page.route(/\/api\/user\/estimations\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const record of body.data.estimations) {
      record.created_at = new Date(Date.parse(record.created_at) - 7 * 24 * 3600 * 1000).toISOString();
      record.result.netPrice *= 2;
    }
    await route.fulfill({ response, json: body });
  });
  await openResults(page, request);
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  const price = sale.getByText(/\d\sDT$/).first();
  const before = dinars(await price.innerText());
  await page.getByText('Affinez votre estimation').click();
  await page.getByRole('checkbox', { name: 'Ascenseur' }).check();
  const today = page.getByText(/^Les annonces ont changé depuis cette estimation\./);
  await expect(today).toContainText('sans rien affiner');
  const [, now = ''] = /affiner\s:\s([\d\s]+)DT/.exec(await today.innerText()) ?? [];
  expect(2 * dinars(now)).toBe(before);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(today).toHaveCount(0);
});

test('a result is printed on one sheet, without what surrounds it', async ({ page, request }) => {
  await openResults(page, request);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Soumdar, page imprimée le/)).toBeVisible();
  for (const title of ['Prix de vente', 'Loyer mensuel', 'Pourquoi ces chiffres ?', 'Analyse de fiabilité']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  for (const control of ['Imprimer', 'Télécharger le rapport', 'Demander une estimation manuelle']) {
    await expect(page.getByText(control)).toBeHidden();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every choice of a refinement fits its control', async ({ page, request }) => {
    await openResults(page, request);
    await page.getByText('Affinez votre estimation').click();
    const standing = page.getByLabel('Standing');
    await standing.selectOption('Très haut standing');
    const room = await standing.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const text = document.createElement('span');
      text.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}`;
      text.textContent = select.selectedOptions[0]!.text;
      document.body.append(text);
      const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const left = select.clientWidth - paddings - text.getBoundingClientRect().width;
      text.remove();
      return left;
    });
    // the arrow's own width
    expect(room).toBeGreaterThan(20);
  });

  test('the word that it is done covers neither figure', async ({ page, request }) => {
    await page.goto('/login');
    await signIn(page, await verified(request));
    await page.waitForURL('/dashboard');
    await pickPlace(page, 'La Soukra');
    await describeApartment(page);
    await answerAsSeller(page);
    const toast = await page.getByText('Estimation calculée avec succès !').boundingBox();
    for (const region of ['Prix de vente', 'Loyer mensuel']) {
      const card = await page.getByRole('region', { name: region }).boundingBox();
      expect(card!.y).toBeGreaterThan(toast!.y + toast!.height);
    }
  });
});
