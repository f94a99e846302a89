import type { Page } from '@playwright/test';
import { estimated, flatInLaSoukra, ownPlace, verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, signIn } from '../browser/steps.ts';
import { arrive, closeMessages, neighbour, type Walk } from './walk.ts';

/** Opens the past estimate of that surface from the dashboard and waits for its figures; its map loads once in view. */
async function open(page: Page, surface: string) {
  await page.goto('/dashboard');
  await page
    .getByRole('article')
    .filter({ hasText: surface })
    .getByRole('button', { name: 'Cliquer pour voir les détails' })
    .click();
  await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
}

export const results: Walk = {
  title: 'Results',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(4));
    await estimated(request, person, [
      flatInLaSoukra,
      {
        type: 'land',
        location: { lat: 36.876, lng: 10.247 },
        localisation: 'La Soukra, Ariana',
        details: { surface: 400, is_constructible: true },
      },
      {
        type: 'villa',
        location: { lat: 35.5047, lng: 11.0622 },
        localisation: 'Mahdia',
        details: { surface: 620, rooms: 9, bathrooms: 5, hasPool: true },
      },
    ]);
    await arrive(page, '/login');
    await signIn(page, person);
    await page.getByRole('article').first().waitFor();

    await open(page, '101 m²');
    const places = page.getByRole('region', { name: 'Les biens comparables par quartier' });
    await places.scrollIntoViewIfNeeded();
    await places.getByRole('button', { name: ownPlace }).waitFor();
    await show('results');
    await places.getByRole('button', { name: ownPlace }).press('Enter');
    await places
      .getByText(/\d+\sannonces, de .+ prix médian/)
      .first()
      .waitFor();
    await show('results-places', { part: places });
    await page
      .getByText(/autres biens comparables$/)
      .first()
      .click();
    await page
      .locator('summary')
      .filter({ hasText: /^Demandé/ })
      .first()
      .click();
    await show('results-comparables', { part: page.getByRole('region', { name: 'Analyse de fiabilité' }) });

    await open(page, '101 m²');
    const deciding = page.locator('details').filter({ hasText: 'Vendre, louer ou attendre' });
    await deciding.locator('summary').first().click();
    await deciding.getByText('inflation comprise.').waitFor();
    await show('results-deciding', { part: deciding });
    for (const way of ['Louer : ce', 'Attendre : ce', 'Emprunter', 'Entre héritiers'])
      await deciding.locator('summary').filter({ hasText: way }).last().click();
    await deciding.getByLabel('Taux annuel (%)').fill('10,5');
    await deciding.getByLabel('Durée (ans)').fill('20');
    await deciding.getByLabel('Part (1/8 ou 12,5 %)').first().fill('1/8');
    await deciding.getByLabel('Part (1/8 ou 12,5 %)').last().fill('7/8');
    await deciding.getByText('Les parts font le tout.').waitFor();
    await show('results-deciding-open', { part: deciding.locator('details').first() });
    await deciding.getByLabel('Mois sans locataire par an').fill('13');
    await deciding.getByLabel('Part (1/8 ou 12,5 %)').last().fill('1/8');
    await deciding.getByText('il manque 3/4').waitFor();
    await show('results-deciding-errors', { part: deciding.locator('details').first() });
    const signing = page.locator('details').filter({ hasText: 'Avant de signer' });
    await signing.locator('summary').click();
    await signing.getByLabel('À qui est-il ?').selectOption('heirs');
    await signing.getByText(/^L’acte de décès/).waitFor();
    await show('results-signing', { part: signing });

    await open(page, '101 m²');
    const refining = page.locator('details').filter({ hasText: 'Affinez votre estimation' });
    await refining.locator('summary').click();
    await page.getByLabel('Surface (m²)', { exact: true }).fill('0');
    await page.getByLabel('Surface (m²)', { exact: true }).blur();
    await page.getByText('La surface est requise et doit être supérieure à 0').waitFor();
    await show('results-refined-error', { part: refining });
    await page.getByLabel('Surface (m²)', { exact: true }).fill('120');
    await page.getByLabel('Ascenseur', { exact: true }).check();
    await page.getByText('Appartement · 120 m² · 3 pièces · 1 salle de bain · Ascenseur').waitFor();
    await show('results-refined', { part: refining });
    await page.getByRole('button', { name: 'Enregistrer comme nouvelle estimation' }).click();
    await page.getByText('Estimation enregistrée dans votre tableau de bord.').waitFor();
    await show('results-saved');
    await page.getByRole('button', { name: 'Modifier le bien' }).click();
    await page.getByRole('dialog', { name: 'Modifier ce bien' }).waitFor();
    await show('results-edit');
    await page.getByRole('button', { name: 'Ne rien changer' }).click();
    await page.getByRole('dialog', { name: 'Modifier ce bien' }).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
    const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).waitFor();
    await show('manual-request');
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
    await dialog.getByText('Veuillez sélectionner une méthode de contact').waitFor();
    await show('manual-request-errors');
    await dialog.getByRole('radio', { name: 'Email et téléphone' }).check();
    await dialog.getByRole('radio', { name: 'Soir 18h-20h' }).check();
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
    const sent = page.getByText('Il vous contacte sous 24 heures');
    await sent.waitFor();
    await closeMessages(page);
    await show('manual-request-sent', {
      part: page.getByRole('main').locator('section').filter({ has: sent }),
    });

    await open(page, '400 m²');
    await show('results-land');
    await refining.locator('summary').click();
    await page.getByRole('group', { name: 'Terrain constructible' }).waitFor();
    await show('results-land-refined', { part: refining });
    await open(page, '620 m²');
    await page.getByText('Données limitées').first().waitFor();
    await show('results-limited');
    await estimated(request, person, [
      { ...flatInLaSoukra, details: { surface: 600, rooms: 2, bathrooms: 1 } },
      {
        ...flatInLaSoukra,
        localisation: 'Lat: 36.8760, Lng: 10.2470',
        details: { surface: 75, rooms: 2, bathrooms: 1, condition: 'new', sea_view: true },
      },
    ]);
    await open(page, '600 m²');
    await page
      .getByText(/^Bien inhabituel/)
      .first()
      .waitFor();
    await show('results-unusual');
    await open(page, '75 m²');
    await page.getByText('D’où vient ce score ?').first().click();
    await show('results-without-address');

    await page.goto('/estimation?lat=32.9&lng=9.5');
    await describeApartment(page);
    await answerAsSeller(page);
    await page
      .getByText(/[Dd]onnées insuffisantes/)
      .first()
      .waitFor();
    await show('results-insufficient');
    await page.goto('/estimation/results');
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
    await page.getByText('Aucune estimation disponible').waitFor();
    await show('results-none');
  },
};

/** The width of an A4 sheet between its margins, in CSS px. */
const sheet = 718;

export const printedResults: Walk = {
  title: 'Results on paper',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(5));
    await estimated(request, person, [flatInLaSoukra]);
    await arrive(page, '/login');
    await signIn(page, person);
    await page.getByRole('article').first().waitFor();
    await open(page, '101 m²');
    await page.emulateMedia({ media: 'print' });
    await show('results-printed', { widths: [sheet] });
  },
};
