import { readFileSync } from 'node:fs';
import { expect, test } from '../browser/journey.ts';
import { pastEstimates, verified } from '../browser/people.ts';
import { signIn, stopClock } from '../browser/steps.ts';

test('the report is a text a person reads, saved once however often it is clicked', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const save = page.getByRole('button', { name: 'Télécharger le rapport' });
  await save.waitFor();
  await page.clock.install();
  await stopClock(page, save);
  const download = page.waitForEvent('download');
  await save.click();
  const text = readFileSync(await (await download).path(), 'utf8').replaceAll(/[^\S\n]/g, ' ');
  await page.clock.runFor(900);
  await expect(save).toBeDisabled();
  await page.clock.runFor(200);
  await expect(save).toBeEnabled();
  for (const words of [
    'Rue du Jasmin, La Soukra (36.8760, 10.2470)',
    'Prix net vendeur :',
    'Fourchette de prix :',
    'Fourchette de loyer :',
    'Fiabilité :',
    'BIENS COMPARABLES, VENTE',
    'MÉTHODE',
    'DONNÉES',
  ]) {
    expect(text).toContain(words);
  }
});
