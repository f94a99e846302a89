import { expect, type Locator, type Page } from '@playwright/test';
import { arrive, type Walk } from './walk.ts';

export const otherPages: Walk = {
  title: 'Every other page',
  async go({ page, show }) {
    await arrive(page, '/');
    await turnTo(page, '/mentions-legales');
    await show('legal-notice');
    await turnTo(page, '/politique-confidentialite');
    await show('privacy-policy');
    await page.getByRole('button', { name: 'Refuser la mesure d’audience' }).click();
    await show('privacy-audience-refused', {
      part: page.getByRole('status').filter({ hasText: 'Vous avez refusé' }),
    });
    await turnTo(page, '/prix-immobilier');
    await show('prices-country');
    const map = page.getByRole('region', { name: 'Carte des prix' });
    await map.getByRole('button', { name: /^Carte des prix/ }).click();
    await openCircle(map);
    await show('prices-map', { part: map });
    await turnTo(page, '/prix-immobilier/tunis/la-marsa');
    await show('prices-town');
    await turnTo(page, '/prix-immobilier/tunis/la-merssa');
    await show('prices-unknown');
    await turnTo(page, '/prix-immobilier/ezzahra');
    await show('prices-namesakes');
    await turnTo(page, '/prix-immobilier?q=zzzqqq');
    await show('prices-nothing-found');
    await turnTo(page, '/prix-immobilier/comparer?zones=tunis/la-marsa');
    await show('prices-comparison-begun');
    await turnTo(page, '/prix-immobilier/comparer?zones=tunis/la-merssa,tunis/la-marsa');
    await show('prices-comparison-unknown');
    await turnTo(page, '/prix-immobilier/comparer?zones=sousse,tunis/carthage,tunis/la-marsa');
    await show('prices-comparison');
    await turnTo(page, '/fiabilite');
    await show('reliability');
    const trust = page.getByRole('region', { name: 'Où nous répondons, et avec quelle erreur' });
    await openCircle(trust);
    await trust.getByText('Ville par ville').click();
    await trust.getByRole('rowheader', { name: 'La Marsa' }).waitFor();
    await show('reliability-map', { part: trust });
    await turnTo(page, '/avant-de-signer');
    await show('before-signing');
    await turnTo(page, '/avant-de-signer?title=arabic&owners=heirs&building=changed&occupied=tenant');
    await show('before-signing-answered');
    await turnTo(page, '/frais');
    await show('fees');
    await turnTo(page, '/frais?prix=480000&achat=300000&achete-le=2019-03-10&vendu-le=2026-11-22');
    await show('fees-resale');
    await turnTo(page, '/frais?vente=neuf&prix=600000&vendu-le=2026-11-22');
    await show('fees-new-home');
    await turnTo(page, '/frais?vente=terrain&prix=0&achat=abc&achete-le=2026-11-23&vendu-le=2026-11-22');
    await show('fees-errors');
    await turnTo(page, '/search?q=tunis');
    await show('demo-search');
    await turnTo(page, '/property/villa-gammarth');
    await show('demo-property');
    await turnTo(page, '/creation');
    await show('creation');
    await page.getByRole('button', { name: 'Terrain' }).click();
    await page.getByRole('button', { name: 'Valider' }).click();
    await page.getByText('La surface est requise et doit être supérieure à 0').waitFor();
    await show('creation-error');
    await turnTo(page, '/nulle-part');
    await show('not-found');
  },
};

/** Separate from the other walks, because the browser logs that the code failed to load. */
export const failedPage: Walk = {
  title: 'A page whose code does not come',
  async go({ page, show }) {
    await arrive(page, '/');
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await turnTo(page, '/login');
    await show('page-failed');
  },
};

/** The card of the largest circle of a map, which loads once in view. */
async function openCircle(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const largest = part.locator('path.leaflet-interactive').first();
  // a map still coming into its place moves its circles from under the pointer
  await expect(async () => {
    await largest.click({ force: true });
    await expect(part.getByRole('button', { name: 'Fermer la fiche' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function turnTo(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').waitFor();
}
