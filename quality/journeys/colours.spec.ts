import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { signIn } from '../browser/steps.ts';
import type { Locator, Page } from '@playwright/test';

/** The everyday name of the colour an element is drawn in. */
async function colourOf(element: Locator): Promise<string> {
  const rendered = await element.evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0, blue = 0] = (rendered.match(/[\d.]+/g) ?? []).map(Number);
  const highest = Math.max(red, green, blue);
  const spread = highest - Math.min(red, green, blue);
  if (spread < highest * 0.4) return 'grey';
  const hue =
    highest === red
      ? (green - blue) / spread
      : highest === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const degrees = (hue * 60 + 360) % 360;
  if (degrees < 20 || degrees > 340) return 'red';
  if (degrees < 60) return 'amber';
  return degrees < 170 ? 'green' : 'blue';
}

const property = {
  created_at: '2026-03-01T10:00:00.000Z',
  property_type: 'villa',
  localisation: 'Gammarth',
  details: { surface: 300, rooms: 6, bathrooms: 3 },
};

const answerWith = (page: Page, path: string, estimations: object[]) =>
  page.route(`**${path}?*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          estimations,
          pagination: {
            currentPage: 1,
            totalPages: 1,
            totalEstimations: estimations.length,
            limit: 15,
            hasNextPage: false,
            hasPrevPage: false,
            nextPage: null,
            prevPage: null,
          },
        },
      },
    }),
  );

test('each status of a manual request has its colour, an unknown one is grey', async ({ page, request }) => {
  const statuses = ['pending', 'in_progress', 'completed', 'cancelled', 'archived'];
  await answerWith(
    page,
    '/api/manual-estimation',
    statuses.map((status) => ({
      ...property,
      id: status,
      status,
      preferred_contact_method: 'phone',
      preferred_contact_time: 'weekend',
      manual_result: null,
      additional_comments: null,
    })),
  );
  await page.goto('/login');
  await signIn(page, await verified(request));
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  for (const [status, colour] of [
    ['En attente', 'amber'],
    ['En cours', 'blue'],
    ['Terminée', 'green'],
    ['Annulée', 'red'],
    ['archived', 'grey'],
  ] as const) {
    const badge = page.getByRole('article').getByText(status, { exact: true });
    expect(`${status} ${await colourOf(badge.locator('svg'))}`).toBe(`${status} ${colour}`);
  }
});

test('each level of confidence has its colour; a type nobody knows is a Bien immobilier', async ({
  page,
  request,
}) => {
  const sure = (score: number, level: string) => ({ score, level });
  const record = (id: string, vente: object, location: object) => ({
    ...property,
    id,
    property_type: 'castle',
    location: { lat: 36.9, lng: 10.3 },
    result: {
      netPrice: 900_000,
      pricePerSqm: 3000,
      rangeLow: 700_000,
      rangeHigh: 1_100_000,
      monthlyRent: 3000,
      monthlyRentPerSqm: 10,
      rentRangeLow: 2100,
      rentRangeHigh: 3900,
    },
    confidence: { vente, location },
    comparables: { vente: [], location: [] },
  });
  await answerWith(page, '/api/user/estimations', [
    record('1', sure(80, 'Très fiable'), sure(60, 'Fiable')),
    record('2', sure(59, 'Modérée'), sure(39, 'Faible')),
  ]);
  await page.goto('/login');
  await signIn(page, await verified(request));
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { name: 'Bien immobilier' })).toHaveCount(2);

  for (const [nth, colours] of [
    [0, { 'Très fiable': 'green', Fiable: 'blue' }],
    [1, { Modérée: 'amber', Faible: 'red' }],
  ] as const) {
    await page.goto('/dashboard');
    await cards.nth(nth).getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /bien immobilier/i })).toBeVisible();
    for (const [level, colour] of Object.entries(colours)) {
      const badge = page.getByText(level, { exact: true }).first();
      expect(`${level} ${await colourOf(badge)}`).toBe(`${level} ${colour}`);
    }
  }
});
