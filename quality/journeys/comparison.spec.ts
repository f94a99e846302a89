import { readFile } from 'node:fs/promises';
import { expect, test } from '../browser/journey.ts';

const comparison = '/prix-immobilier/comparer';

test('a visitor compares a zone with a neighbour, adds a third and takes one away', async ({ page }) => {
  await page.goto('/prix-immobilier/tunis/la-marsa');
  const around = page.getByRole('region', { name: 'Zones voisines' });
  await around.getByRole('link', { name: 'Comparer avec Carthage' }).click();
  await expect(page).toHaveURL(`${comparison}?zones=tunis/la-marsa,tunis/carthage`);
  await expect(page).toHaveTitle('Comparer La Marsa et Carthage · Soumdar');
  const sales = page.getByRole('region', { name: 'À vendre, en DT/m²' });
  await expect(sales.getByRole('row').filter({ hasText: 'Carthage' }).first()).toContainText(
    /\d[\s\u202f]\d{2}0/u,
  );
  await expect(page.getByRole('region', { name: 'Rendement et fiabilité' })).toContainText(/\d,\d\s%/u);

  const chooser = page.getByRole('region', { name: 'Zones comparées' });
  await chooser.getByLabel('Troisième zone (facultatif)').fill('Sousse (gouvernorat)');
  await chooser.getByRole('button', { name: 'Comparer' }).click();
  await expect(page).toHaveURL(`${comparison}?zones=tunis/la-marsa,tunis/carthage,sousse`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer La Marsa, Carthage et Sousse');
  await chooser.getByRole('link', { name: 'Retirer Carthage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer La Marsa et Sousse');
  // the zone's own page is within the site, and Back finds the comparison again
  await chooser.getByRole('link', { name: 'La Marsa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : La Marsa');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer La Marsa et Sousse');
});

test('zones are chosen and compared without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/prix-immobilier/tunis/la-marsa');
  await page.getByRole('link', { name: 'Comparer avec…' }).click();
  await expect(page.getByText('Choisissez au moins une zone à comparer avec La Marsa.')).toBeVisible();
  await page.getByLabel('Deuxième zone').fill('la merssa');
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.getByText('Aucune zone ne s’appelle « la-merssa ».', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Marsa Plage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer La Marsa et Marsa Plage');
  await context.close();
});

test('too many zones are asked to be fewer, and a wrong address is refused', async ({ page }) => {
  const answer = await page.goto(`${comparison}?zones=ariana,sfax,sousse,tunis`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText(/Trois zones au plus se comparent/);
  await page.getByRole('link', { name: 'Retirer sfax' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer Ariana, Sousse et Tunis');
  expect((await page.goto(`${comparison}?zones=%3Cscript%3E`))?.status()).toBe(400);
});

test('a comparison fits on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${comparison}?zones=sousse/hammam-sousse,tunis/la-marsa,tunis/les-berges-du-lac-2`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the figures of a zone are taken away as a file', async ({ page }) => {
  await page.goto('/prix-immobilier/tunis/la-marsa');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger (CSV) : La Marsa' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^soumdar-tunis-la-marsa-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"Prix au m²";"Vente";"Appartement"');
  expect(text).toMatch(
    /"source: Soumdar, prix demandés, au [\d/]+, à reprendre librement avec cette mention, données d’exemple"\r\n$/,
  );
});

test('the trend of a zone is drawn, told in words, and stands in a table behind', async ({ page }) => {
  await page.goto('/prix-immobilier/tunis/la-marsa');
  const trend = page.getByRole('region', { name: 'Évolution des prix de vente' });
  const index = trend.getByRole('img', { name: 'Indice des prix de l’INS pour tout le pays, 100 en 2015' });
  await expect(index).toHaveAccessibleDescription(
    /Appartement\s: \d+ au 1er trimestre 2015, \d+ au \de(r)? trimestre \d{4}\./,
  );
  await trend.getByText('Les chiffres').click();
  await expect(trend.getByRole('row').filter({ hasText: '2015-T1' }).first()).toBeVisible();
});
