import { expect, test } from '../browser/journey.ts';
import { followFooterLink, moveOver } from '../browser/steps.ts';

test('whoever has no script reads what to check for their answers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/avant-de-signer');
  await expect(page.getByRole('heading', { name: 'Avant de signer : ce qu’il faut vérifier' })).toBeVisible();
  await expect(page.getByText(/^La quittance de la taxe locale/)).toBeVisible();
  await page.getByLabel('À qui est-il ?').selectOption('À des héritiers, sans partage fait');
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(page).toHaveURL(/\/avant-de-signer\?.*owners=heirs/);
  await expect(page.getByText(/^L’acte de décès et l’acte qui nomme tous les héritiers/)).toBeVisible();
  await expect(page.getByLabel('À qui est-il ?')).toHaveValue('heirs');
  await context.close();
});

test('a buyer answers what they know, and passes the list on by its address', async ({ page, context }) => {
  await followFooterLink(page, 'Avant de signer');
  await expect(page).toHaveTitle('Avant de signer : ce qu’il faut vérifier · Soumdar');
  await page.getByLabel('Quel titre le bien a-t-il ?').selectOption('Un titre foncier à lui (titre bleu)');
  await expect(page.getByText(/^Un certificat de propriété récent/)).toBeVisible();
  await page.getByLabel('Quel bien ?').selectOption('Un terrain');
  await expect(page.getByLabel('La construction est-elle autorisée ?')).toHaveCount(0);
  await page.getByLabel('Que dit-on du terrain ?').selectOption('Agricole');
  await page.getByLabel('Qui achète ?').selectOption('Une personne d’une autre nationalité');
  await expect(page).toHaveURL('/avant-de-signer?land=yes&title=own&plot=farm&buyer=foreigner');
  await expect(page.getByText(/^L’autorisation du gouverneur/)).toBeVisible();
  const link = page.getByRole('link', { name: /^Procédure d’acquisition pour les non-nationaux/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.bnb\.tn\//);

  const other = await context.newPage();
  await other.goto(page.url());
  await moveOver(other);
  await expect(other.getByText(/^L’autorisation du gouverneur/)).toBeVisible();
  await expect(other.getByLabel('Que dit-on du terrain ?')).toHaveValue('farm');
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByText(/^L’autorisation du gouverneur/)).toBeVisible();
  await expect(other.getByLabel('Qui achète ?')).toBeHidden();
});

test('what is chosen before the script of the page is there counts', async ({ page }) => {
  await page.goto('/avant-de-signer');
  // by the keyboard of somebody quick: the page's script waits for a sign of its reader
  await page.evaluate(() => {
    document.querySelector<HTMLSelectElement>('select[name="title"]')!.value = 'arabic';
  });
  await moveOver(page);
  await expect(page.getByText(/^Toute la suite des actes/)).toBeVisible();
  await expect(page).toHaveURL('/avant-de-signer?title=arabic');
});
