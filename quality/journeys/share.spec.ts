import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { flatInLaSoukra, estimated, verified } from '../browser/people.ts';
import { address } from '../browser/product.ts';
import { moveOver, signIn } from '../browser/steps.ts';

/** Opens the newest estimate of somebody new on the result page. */
async function openResult(page: Page, request: Parameters<typeof verified>[0]) {
  const person = await verified(request);
  await estimated(request, person, [flatInLaSoukra]);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
  return person;
}

/** Makes a link from the result page, and returns its address. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Partager cette estimation' });
  await sheet.getByRole('radio', { name: '7 jours' }).check();
  await sheet.getByRole('button', { name: 'Créer le lien' }).click();
  const ready = page.getByRole('dialog', { name: 'Votre lien est prêt' });
  return ready.getByLabel('Lien à partager').inputValue();
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

/** Opens a link in the browser of somebody else, which is no robot and only reads, and waits until that is counted; then they move. */
async function openElsewhere(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'fr-FR', userAgent: phone });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      wrong.push(message.text());
  });
  const counted = page.waitForResponse(/\/api\/shares\//);
  const answer = await page.goto(address + new URL(url).pathname);
  await counted;
  await moveOver(page);
  return { page, answer, wrong };
}

const salePrice = (page: Page) => page.getByRole('region', { name: 'Prix de vente' }).getByText(/environ/);

test('an estimate is shared by a link, seen without a session, counted, and revoked', async ({
  page,
  request,
  browser,
}) => {
  const person = await openResult(page, request);
  const price = await salePrice(page).first().locator('..').innerText();
  const url = await share(page);
  expect(url).toMatch(/\/partage\/[\w-]{43}$/);
  const whatsApp = page.getByRole('link', { name: 'Envoyer par WhatsApp' });
  const message = new URL((await whatsApp.getAttribute('href'))!).searchParams.get('text')!;
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/^Estimation Soumdar\s: Appartement de 101\sm², près d/),
    url,
  ]);

  const { page: elsewhere, answer, wrong } = await openElsewhere(browser, url);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/^Appartement, La Soukra/);
  expect(await salePrice(elsewhere).first().locator('..').innerText()).toBe(price);
  await expect(elsewhere.getByText(/préparée avec Soumdar/).first()).toBeVisible();
  for (const secret of [person.name, person.email, 'Rue du Jasmin', '10.2470'])
    await expect(elsewhere.getByText(secret)).toHaveCount(0);
  const places = elsewhere.getByRole('region', { name: 'Les biens comparables par quartier' });
  await places.scrollIntoViewIfNeeded();
  await expect(places.getByRole('application', { name: 'Carte des biens comparables' })).toBeVisible();

  await page.goto('/mes-donnees');
  const links = page.getByRole('region', { name: 'Liens de partage' });
  await expect(links.getByRole('listitem')).toHaveText(/Appartement de 101.*Vu 1\sfois/s);
  await links.getByRole('button', { name: 'Révoquer' }).click();
  const question = page.getByRole('dialog', { name: 'Révoquer ce lien ?' });
  await question.getByRole('button', { name: 'Garder' }).click();
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await links.getByRole('button', { name: 'Révoquer' }).click();
  await question.getByRole('button', { name: 'Révoquer le lien' }).click();
  await expect(links.getByText('Aucun lien pour l’instant')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Ce lien ne mène plus à rien' })).toBeVisible();
  await moveOver(elsewhere);
  await elsewhere.getByRole('link', { name: 'Estimer mon bien' }).click();
  await expect(elsewhere.getByRole('dialog', { name: /Choisissez l.emplacement/ })).toBeVisible();
  expect(wrong).toEqual([]);
  await elsewhere.context().close();
});

test('a new link also goes to the phone’s own share sheet where there is one, and to the clipboard', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => void Object.assign(window, { shared }),
    });
  });
  await openResult(page, request);
  const url = await share(page);
  await page.getByRole('button', { name: 'Envoyer autrement' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toMatchObject({
    url,
    text: expect.not.stringContaining('Jasmin'),
  });
  await expect(page.getByRole('link', { name: 'Envoyer par WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
