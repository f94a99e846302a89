import { readFileSync } from 'node:fs';
import { expect, test } from '../browser/journey.ts';
import { pastEstimates, tokenOf, verified } from '../browser/people.ts';
import { appKey } from '../browser/product.ts';
import { signIn } from '../browser/steps.ts';

test('an estimate is kept as a PDF, and whoever is handed it checks its number and its price', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const price = page.getByRole('region', { name: 'Prix de vente' });
  const printed = /([\d\s]+)\sDT(?!\/)/.exec(await price.innerText())![1]!.replaceAll(/\s/g, '');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^estimation-\d{4}-\d\d-\d\d\.pdf$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(300_000);

  const headers = { authorization: `Bearer ${await tokenOf(request, person)}`, 'x-api-key': appKey };
  const exported = await (await request.get('/api/user/export', { headers })).json();
  const { number } = exported.data.estimations[0].reports[0];

  await page.goto(`/verifier/${number}`);
  await expect(page.getByLabel('Numéro du rapport')).toHaveValue(number);
  const check = page.getByRole('button', { name: 'Vérifier', exact: true });
  await check.click();
  await expect(page.getByText('Tapez le montant imprimé dans le rapport, en dinars')).toBeVisible();
  const amount = page.getByLabel('Prix de vente imprimé (DT)');
  const verdict = page.getByRole('status').filter({ hasText: /onforme|nconnu/ });
  await amount.fill('1');
  await check.click();
  await expect(verdict).toContainText('Non conforme');
  await amount.fill(`${printed} DT`);
  await check.click();
  await expect(verdict).toContainText('Conforme');
  await expect(verdict).toContainText('C’est la dernière de ce bien.');
  await page.getByLabel('Numéro du rapport').fill('0000-0000-0000-0000');
  await check.click();
  await expect(verdict).toContainText('Inconnu');
});

test('a report that cannot be had says why, and can be asked for again', async ({ page, request }) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const save = page.getByRole('button', { name: 'Télécharger le PDF' });
  await page.route('**/report.pdf?*', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, error: 'Too many attempts', code: 'too_many_attempts', waitTime: 3600 },
    }),
  );
  await save.click();
  await expect(page.getByText('Vous avez téléchargé 30 rapports PDF aujourd’hui')).toBeVisible();
  await page.unroute('**/report.pdf?*');
  await page.route('**/report.pdf?*', (route) =>
    route.fulfill({ status: 404, json: { success: false, error: 'Not found', code: 'not_found' } }),
  );
  await save.click();
  await expect(page.getByText('Cette estimation n’est plus dans votre tableau de bord')).toBeVisible();
  await page.unroute('**/report.pdf?*');
  const downloaded = page.waitForEvent('download');
  await save.click();
  await downloaded;
});
