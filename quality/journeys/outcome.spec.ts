import { atWork, madeExpert } from '../browser/experts.ts';
import { expect, test } from '../browser/journey.ts';
import { endSession, pastEstimates, verified } from '../browser/people.ts';
import { signIn } from '../browser/steps.ts';

const phone = { width: 390, height: 844 };
const lease = {
  name: 'bail.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nLoyer : 1 800 DT\n%%EOF\n'),
};
const disguised = { ...lease, buffer: Buffer.from('<html><script>alert(1)</script></html>') };

test('an owner states a let price with its proof on a phone, which an expert judges, corrects it and erases it', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  const open = async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Vendu ou loué ?' }).click();
  };
  await open();
  const panel = page.getByRole('dialog', { name: 'Vendu ou loué ?' });
  const price = panel.getByLabel('Loyer signé (DT par mois)');
  const proof = panel.getByLabel('Justificatif (facultatif)');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Dites ce qu’est devenu le bien.')).toBeVisible();
  await panel.getByRole('radio', { name: 'Loué' }).check();
  await price.fill('18');
  await panel.getByLabel('Mois de la signature').fill('2026-01');
  await panel.getByRole('combobox', { name: 'Par qui' }).selectOption('Par une agence');
  await expect(panel.getByRole('checkbox', { name: /^Conserver sans mon identité/ })).not.toBeChecked();
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByRole('alert')).toContainText('Est-ce le bon prix');
  await panel.getByRole('button', { name: 'Corriger le prix' }).click();
  await expect(price).toBeFocused();
  await price.fill('1800');
  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Se connecter' }).last().click();
  await signIn(page, owner);
  await open();
  await expect(price).toHaveValue(/^1\s800$/);

  await proof.setInputFiles(disguised);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText(/^Ce fichier n’est ni un PDF.*Le reste est enregistré\.$/)).toBeVisible();
  await expect(price).toHaveValue(/^1\s800$/);
  await proof.setInputFiles(lease);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Prix signé déclaré')).toBeVisible();
  await expect(panel.getByText(/^Justificatif reçu le/)).toBeVisible();
  await expect(panel.getByText(/^Loué\s· 1\s800\sDT\/mois\s· janvier 2026\s· par une agence$/)).toBeVisible();

  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), '/experts');
  await expert.getByRole('link', { name: /à lire$/ }).click();
  const card = expert.getByRole('article').filter({ hasText: /1\s800\sDT\/mois/ });
  const downloaded = expert.waitForEvent('download');
  await card.getByRole('button', { name: 'Télécharger le justificatif' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^justificatif-\w+\.pdf$/);
  await card.getByRole('button', { name: 'Enregistrer et effacer le document' }).click();
  await expect(card.getByText('Dites si le document montre ce prix.')).toBeVisible();
  await card.getByRole('radio', { name: 'Montre ce prix', exact: true }).check();
  await card.getByRole('button', { name: 'Enregistrer et effacer le document' }).click();
  await expect(expert.getByText('Décision enregistrée, document effacé.')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByText('Prix signé justifié')).toBeVisible();
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('button', { name: 'Ce prix vous surprend ?' }).click();
  const whole = page.getByRole('dialog', { name: 'Ce prix vous surprend ?' });
  await expect(whole.getByText('Prix signé justifié')).toBeVisible();
  await whole.getByRole('button', { name: 'Corriger', exact: true }).click();
  await whole.getByLabel('Loyer signé (DT par mois)').fill('1750');
  await whole.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(whole.getByText('Prix signé déclaré')).toBeVisible();
  await whole.getByRole('button', { name: 'Effacer', exact: true }).click();
  await whole.getByRole('button', { name: 'Oui, effacer' }).click();
  await expect(whole.getByRole('radio', { name: 'Loué' })).not.toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/^Prix signé/)).toHaveCount(0);
});

test('an owner who reads Arabic says that a flat is off the market', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/ar/dashboard');
  await page.getByRole('article').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'هل بيع العقار أو تمّ كراؤه؟' }).click();
  const panel = page.getByRole('dialog', { name: 'هل بيع العقار أو تمّ كراؤه؟' });
  await panel.getByRole('radio', { name: 'تمّ بيعه' }).check();
  await panel.getByLabel('الثمن المضمّن في العقد (د.ت)').fill('٤٢٠٠٠٠');
  await panel.getByRole('button', { name: 'حفظ' }).click();
  await expect(panel.getByText(/^أدخل شهر الإمضاء/)).toBeVisible();
  await expect(panel.getByLabel('الثمن المضمّن في العقد (د.ت)')).toHaveValue(/^420\s000$/);
  await panel.getByRole('radio', { name: 'سُحب من السوق' }).check();
  await panel.getByRole('button', { name: 'حفظ' }).click();
  await expect(panel.getByText('سُحب من السوق').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'تصحيح' })).toBeVisible();
});
