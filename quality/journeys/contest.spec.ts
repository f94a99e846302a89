import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atWork, madeExpert } from '../browser/experts.ts';
import { expect, test } from '../browser/journey.ts';
import { endSession, pastEstimates, verified } from '../browser/people.ts';
import { expectBothFigures, signIn } from '../browser/steps.ts';

const forCorrected =
  'Ces chiffres valent pour le bien tel que son propriétaire le corrige\u202f: 120\u00a0m².';

test('an owner contests an estimate on a phone, and reads the answer of an expert beside it', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Ce prix vous surprend ?' }).click();
  const panel = page.getByRole('dialog', { name: 'Ce prix vous surprend ?' });
  await panel.getByRole('button', { name: 'Écarter' }).first().click();
  await expect(panel.getByText(/^sans cette annonce\s:/)).toBeVisible();
  await panel.getByRole('button', { name: 'Remettre' }).click();
  await expect(panel.getByText(/^sans cette annonce/)).toBeHidden();

  await panel.getByRole('button', { name: 'Envoyer à un expert' }).click();
  await expect(panel.getByText('Choisissez au moins un point.')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'La surface' }).check();
  await panel.getByLabel('Surface exacte (m²)').fill('120');
  await panel.getByRole('button', { name: 'Ajouter un bien' }).click();
  await panel.getByLabel('Adresse ou lien').fill('Rue de la plage, La Marsa');
  await panel.getByLabel('Surface (m²)', { exact: true }).fill('110');
  await panel.getByLabel('Prix (DT)').fill('400000');
  await panel.getByRole('button', { name: 'Envoyer à un expert' }).click();
  await expect(panel.getByText(/^Votre contestation attend un expert/)).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article');
  await expect(card.getByText('Contestée')).toBeVisible();

  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), '/experts');
  await expert.getByRole('searchbox', { name: 'Rechercher' }).fill(owner.phone.slice(-6));
  const contested = expert.getByRole('link', { name: 'Appartement · 101 m²' });
  await expect(contested).toHaveCount(1);
  await expect(expert.getByText('Contestation', { exact: true })).toBeVisible();
  await contested.click();
  await expect(expert.getByText('Rue de la plage, La Marsa')).toBeVisible();
  const work = expert.getByRole('region', { name: 'Traitement' });
  await work.getByRole('button', { name: 'Démarrer' }).click();
  await work.getByRole('radio', { name: 'Elle est à corriger' }).check();
  await expect(work.getByText(`${forCorrected} Si vous ne retenez pas`)).toBeVisible();
  await work.getByLabel('Prix final', { exact: true }).fill('95');
  await work.getByLabel('Prix bas', { exact: true }).fill('90');
  await work.getByLabel('Prix haut', { exact: true }).fill('99');
  await work.getByLabel('Commentaires', { exact: true }).fill('La terrasse compte.');
  await work.getByRole('button', { name: 'Terminer la demande' }).click();
  await expect(work.getByRole('alert').filter({ hasText: 'Vérifiez le nombre de zéros' })).toBeVisible();
  await work.getByRole('button', { name: 'Corriger' }).click();
  await work.getByLabel('Prix final', { exact: true }).fill('420000');
  await work.getByLabel('Prix bas', { exact: true }).fill('400000');
  await work.getByLabel('Prix haut', { exact: true }).fill('450000');
  await work.getByRole('button', { name: 'Terminer la demande' }).click();
  await expect(work.getByText('3\u202f500\u00a0DT/m²')).toBeVisible();
  await work.getByRole('button', { name: 'Envoyer et terminer' }).click();
  await expect(work.getByText(/^Avis d’un expert du/)).toBeVisible();

  await page.reload();
  await expect(card.getByText('Contestée')).toBeHidden();
  // beside the mark, a figure of its own
  await expect(card.getByText('Avis d’un expert', { exact: true })).toHaveCount(2);
  await expect(card.getByText(/^420\s000\sDT$/)).toBeVisible();
  await expect(card.getByText(/^pour le bien corrigé\s: 120\sm²/)).toBeVisible();
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await expect(page.getByRole('heading', { name: /^Avis d’un expert du/ })).toBeVisible();
  await expect(page.getByText('La terrasse compte.')).toBeVisible();
  await expect(page.getByText(forCorrected)).toBeVisible();

  await work.getByRole('button', { name: 'Corriger la réponse…' }).click();
  await work.getByLabel('Prix final', { exact: true }).fill('430000');
  await work.getByLabel('Commentaires', { exact: true }).fill('La vue compte aussi.');
  await work.getByRole('button', { name: 'Terminer la demande' }).click();
  await work.getByRole('button', { name: 'Envoyer et terminer' }).click();
  await expect(expert.getByText('Réponse corrigée.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('La vue compte aussi.')).toBeVisible();
  await expect(page.getByText('La terrasse compte.')).toBeHidden();
  await expect(page.getByText(/^Estimation du \d/)).toBeHidden();
  const report = await textReport(page);
  expect(report).toMatch(/Prix de vente\s: 430\s000\sDT/);
  expect(report).not.toContain('Rapport édité');
  // described otherwise, it is no longer what the expert judged, whose answer stays in the folder
  await page.getByText('Affinez votre estimation', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Ascenseur' }).check();
  await page.getByRole('button', { name: 'Enregistrer comme nouvelle estimation' }).click();
  await expect(page.getByText('Estimation enregistrée dans votre tableau de bord.')).toBeVisible();
  await page.reload();
  await expectBothFigures(page);
  await expect(page.getByText('La vue compte aussi.')).toBeHidden();

  await page.clock.setFixedTime(Date.now() + 2 * 24 * 3600 * 1000);
  await page.reload();
  await expect(page.getByText(/^Estimation du \d/)).toBeVisible();
  expect(await textReport(page)).toMatch(/^Estimation du \d.*\nRapport édité le \d/m);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Voir les 2 estimations.*avis d.un expert/ }).click();
  const compared = page.getByRole('region', { name: 'Côte à côte' });
  await expect(compared.getByText(/^430\s000\sDT\s· pour le bien corrigé/)).toBeVisible();
  // each fact has a line of its own
  const lines = await compared
    .locator('dt')
    .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().top)));
  expect(new Set(lines).size).toBe(lines.length / 2);
});

test('what was typed to contest an estimate is back after Escape, a reload and another sign-in', async ({
  page,
  request,
}) => {
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  const opened = async () => {
    await page.getByRole('button', { name: 'Ce prix vous surprend ?' }).click();
    return page.getByRole('dialog', { name: 'Ce prix vous surprend ?' });
  };
  const enter = async () => {
    await page.goto('/login');
    await signIn(page, owner);
    await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  };
  await enter();
  const panel = await opened();
  const message = panel.getByLabel('Message à l’expert');
  const address = panel.getByLabel('Adresse ou lien');
  await panel.getByRole('checkbox', { name: 'Autre chose' }).check();
  await message.fill('La terrasse compte.');
  await panel.getByRole('button', { name: 'Ajouter un bien' }).click();
  await address.fill('Rue de la plage, La Marsa');
  await panel.getByLabel('Surface (m²)', { exact: true }).fill('110');
  await panel.getByLabel('Prix (DT)').fill('400000');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await opened();
  await expect(message).toHaveValue('La terrasse compte.');
  await page.reload();
  await opened();
  await expect(address).toHaveValue('Rue de la plage, La Marsa');

  await endSession(request, await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await panel.getByRole('button', { name: 'Envoyer à un expert' }).click();
  await expect(panel.getByText('Veuillez vous reconnecter.')).toBeVisible();
  await enter();
  await opened();
  await expect(message).toHaveValue('La terrasse compte.');
  await panel.getByRole('button', { name: 'Envoyer à un expert' }).click();
  await expect(panel.getByText(/^Votre contestation attend un expert/)).toBeVisible();
  await panel.getByRole('button', { name: 'Retirer ma contestation' }).click();
  await expect(message).toHaveValue('');
});

async function textReport(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le rapport' }).click();
  return readFile(await (await downloaded).path(), 'utf8');
}
