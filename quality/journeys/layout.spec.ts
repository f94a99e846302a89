import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, pastEstimates, tokenOf, verified } from '../browser/people.ts';
import { appKey } from '../browser/product.ts';
import { signIn } from '../browser/steps.ts';

const phone = { width: 390, height: 844 };
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function openNewest(page: Page) {
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).first().click();
  await region(page, 'Prix de vente').waitFor();
}

/** How many stand beside each other in the first row. */
async function columns(elements: Locator) {
  await elements.first().waitFor();
  const tops = await elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  return tops.filter((top) => Math.abs(top - tops[0]!) < 1).length;
}

test('the header stays in sight however far one scrolls', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Commencer mon estimation' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the dashboard stands in three columns, manual requests in two, one below the other on a phone', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 3);
  const headers = { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, person)}` };
  for (const surface of [80, 90, 100]) {
    const property = { ...flatInLaSoukra, details: { ...flatInLaSoukra.details, surface } };
    const contact = { preferred_contact_method: 'email', preferred_contact_time: 'morning' };
    const answer = await request.post('/api/manual-estimation', {
      headers,
      data: { ...property, ...contact },
    });
    expect(answer.status()).toBe(201);
  }
  await page.goto('/login');
  await signIn(page, person);
  const cards = page.getByRole('article');
  expect(await columns(cards)).toBe(3);
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  await expect(page.getByText('En attente')).toHaveCount(3);
  expect(await columns(cards)).toBe(2);
  await page.setViewportSize(phone);
  expect(await columns(cards)).toBe(1);
});

test('a result takes 3 900 pixels of a phone at most, unfolds what is not read first, and holds text twice as large', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.setViewportSize(phone);
  await page.goto('/login');
  await signIn(page, person);
  await openNewest(page);
  const places = region(page, 'Les biens comparables par quartier');
  await expect(places).toBeAttached();
  // the line about another version of the policy stands for some weeks alone
  await page.getByRole('button', { name: 'Ne plus afficher' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3900);

  for (const [section, button, inside] of [
    ['Pourquoi ces chiffres ?', 'Voir ce qui fait chaque chiffre', 'Bien typique'],
    ['Analyse de fiabilité', 'Voir les biens comparables', 'autres biens comparables'],
    ['Les biens comparables par quartier', 'Voir la carte et les prix', 'La Soukra centre (même quartier)'],
  ] as const) {
    const folded = region(page, section).getByText(inside).first();
    await expect(folded).toBeHidden();
    await region(page, section).getByRole('button', { name: button }).first().click();
    await expect(folded).toBeVisible();
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('a figure that is missing takes no column of its own', async ({ page, request }) => {
  const person = await verified(request);
  const land = { type: 'land', details: { surface: 400, is_constructible: true } };
  await estimated(request, person, [{ ...flatInLaSoukra, ...land }]);
  await page.goto('/login');
  await signIn(page, person);
  await openNewest(page);
  const box = async (name: string) => (await region(page, name).boundingBox())!;
  const [sale, rent, analysis] = [
    await box('Prix de vente'),
    await box('Loyer mensuel'),
    await box('Analyse de fiabilité'),
  ];
  expect([sale.width, rent.width]).toEqual([analysis.width, analysis.width]);
  expect(rent.y).toBeGreaterThan(sale.y + sale.height);
  // and its list of comparables fills both columns
  expect(await columns(region(page, 'Analyse de fiabilité').getByRole('listitem'))).toBe(2);
});

test('a rent is never broken within its unit, however narrow the card', async ({ page, request }) => {
  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.route('**/api/user/estimations?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { estimations: { result: object }[] } };
    for (const record of json.data.estimations) Object.assign(record.result, { monthlyRent: 13_803 });
    await route.fulfill({ json });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await signIn(page, person);
  const rent = page.getByRole('article').getByText(/^13\s803\sDT\/mois$/);
  await rent.waitFor();
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await rent.evaluate((figure) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `lines at ${width} px`).toBe(1);
    const [card, figure] = [await page.getByRole('article').boundingBox(), await rent.boundingBox()];
    expect(figure!.x + figure!.width).toBeLessThanOrEqual(card!.x + card!.width);
  }
});

test('the typeface is one file, and Arabic comes only where it stands', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (requested) => {
    if (!requested.url().endsWith('.woff2')) return;
    fonts.add(
      ['inter', 'noto-sans-arabic'].find((name) => requested.url().includes(`/${name}-`)) ?? requested.url(),
    );
  });
  await page.goto('/');
  const arrived = (font: string) => page.evaluate((name) => document.fonts.check(name), font);
  await expect.poll(() => arrived('700 16px Inter')).toBe(true);
  expect([...fonts]).toEqual(['inter']);

  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('سوكرة');
  await expect.poll(() => [...fonts]).toEqual(['inter', 'noto-sans-arabic']);
});

test('text twice as large stays inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Menu' });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of [
    '/',
    '/prix-immobilier',
    '/prix-immobilier/tunis/la-marsa',
    '/frais',
    '/fiabilite',
    '/login',
    '/search',
    '/property/villa-gammarth',
  ]) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await width()]).toEqual([path, 390]);
  }
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeVisible();
  expect(await width()).toBe(390);
});

test('with text twice as large a place is still confirmed on the map', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  await picker.getByRole('combobox', { name: 'Rechercher un lieu' }).fill('La Soukra');
  await page.getByRole('option').first().click();
  await expect(picker.getByRole('heading', { name: /quartier/i })).toBeVisible();
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/estimation\?/);
});

test('text twice as large stays inside dialogs', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Actions' }).waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const hidden = async (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button').first().waitFor();
    return dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  };

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Ce prix vous surprend ?' }).click();
  expect(await hidden('Ce prix vous surprend ?')).toBe(0);
  await page.keyboard.press('Escape');
  await openNewest(page);
  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  expect(await hidden('Demande d’estimation manuelle')).toBe(0);
});
