/** `npm run slow-network`: how long a whole estimate takes on slow 3G and a cheap phone, for a visitor who never pauses. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { markdownTable } from '../browser/markdown-table.ts';
import { codeReceived, somebody } from '../browser/people.ts';
import {
  answerAsSeller,
  createAccount,
  describeApartment,
  enterCode,
  expectBothFigures,
} from '../browser/steps.ts';

const reportFile = join(import.meta.dirname, '..', '..', 'docs', 'slow-network.md');
const introduction = `# A whole estimate on a slow network

Written by \`npm run slow-network\`: 400 kbit/s both ways, 400 ms for each round trip, a processor four times slower than the
machine's, nothing in the cache. The visitor is a program that types at once and never pauses, so that nothing is fetched while they think.`;

test('a whole estimate on slow 3G', async ({ page }) => {
  const person = somebody();
  const received = await slowDown(page);
  const rows = [['until', 'seconds', 'kB received']];
  let last = performance.now();
  const reached = (what: string) => {
    const now = performance.now();
    rows.push([what, ((now - last) / 1000).toFixed(1), (received() / 1000).toFixed(0)]);
    last = now;
  };

  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  reached('the landing page shows');

  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Estimer mon bien' }).click();
    await expect(picker.or(page.getByText('Chargement de la carte…'))).toBeVisible({ timeout: 200 });
  }).toPass();
  reached('its button answers');
  await expect(picker.getByRole('application', { name: 'Carte' })).toBeVisible();
  reached('the map can be used');

  await picker.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('La Soukra');
  await page.getByRole('option').first().click();
  reached('the place is found');
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('button', { name: 'Appartement' })).toBeVisible();
  reached('the wizard shows');

  await describeApartment(page);
  await expect(page.getByRole('group', { name: 'Usage du bien' })).toBeVisible();
  reached('the property is described');
  await answerAsSeller(page);
  await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeVisible();
  reached('the project is told');
  await createAccount(page, person);
  await expect(page).toHaveURL('/verify-phone');
  await expect(page.getByRole('textbox', { name: 'Code de vérification' })).toBeVisible();
  reached('an account is made and a code sent');
  await enterCode(page, await codeReceived(person));
  await expectBothFigures(page);
  reached('the figures show');

  const table = markdownTable(rows);
  process.stdout.write(`\n${table}\n`);
  await writeFile(reportFile, `${introduction}\n\n${table}\n`);
});

/** Slows the network and the processor; returns a function for the number of bytes received so far. */
async function slowDown(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let received = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  return () => received;
}
