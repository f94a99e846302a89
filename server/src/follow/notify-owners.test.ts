import type { EurRate } from '@soumdar/contract';
import type { FollowedValue } from '@soumdar/db';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../email/templates/compose.ts';
import { lakeside } from '../testing/small-market.ts';
import { alertValues, hasNews, isQuarterOver, newsOf, type NotifiedProperty } from './notify-owners.ts';
import type { Point } from './point.ts';

const point = (change: Partial<Point> = {}): Point => ({
  model_version: '2026-03-02T02:00:00.000Z-abcdef12',
  method: 1,
  no_figure: null,
  sale_price: 330_000,
  sale_score: 70,
  sale_noise: 0.03,
  sale_index: 0.01,
  sale_listings: 0.07,
  sale_model: Math.log(1.1) - 0.08,
  rent_price: 1200,
  rent_score: 30,
  rent_noise: 0.03,
  ...change,
});

function notified(
  change: Partial<Point> = {},
  property: Partial<NotifiedProperty['property']> = {},
): NotifiedProperty {
  const newest = point(change);
  const follow = {
    account_id: 'account',
    estimation_id: 'estimation',
    followed_at: '2026-01-05T10:00:00.000Z',
    valued_for: 'b/2',
    valued_at: '2026-03-02T10:00:00.000Z',
    told_at: '2026-01-05T10:00:00.000Z',
    told_sale: 300_000,
    told_rent: null,
    told_for: null,
  };
  return {
    follow,
    property: {
      property_type: 'apartment',
      ...lakeside,
      precision: null,
      localisation: 'Rue du Lac Léman, Tunis',
      details: { surface: 100 },
      name: null,
      ...property,
    },
    news: newsOf('apartment', follow, newest),
    points: [newest as FollowedValue],
    newMethod: false,
  };
}
/** As it is stored, and sent. */
const alertEmail = (...facts: Parameters<typeof alertValues>) =>
  contentOf(
    JSON.parse(
      JSON.stringify({ template: 'followed_properties', values: alertValues(...facts), language: 'fr' }),
    ),
  );
/** Whatever kind of space a text has. */
const plain = (content: unknown) => JSON.stringify(content).replaceAll(/[\u00a0\u202f]/g, ' ');

it('an email says in plain words what a price has become, then what moved it beside the noise', () => {
  const { subject, paragraphs, figures } = alertEmail([notified()]);
  expect(subject).toBe('Du nouveau sur vos biens suivis');
  expect(plain(paragraphs)).toBe(
    plain([
      'Appartement de 100 m², Les Berges du Lac 2 : nous estimons maintenant son prix de vente à 330 000 DT, soit 10 % de plus que le 5 janvier 2026.',
      'D’où vient cet écart : + 1 % par l’indice officiel des prix (INS) ; + 7,3 % par les annonces autour ; + 1,5 % par notre calcul, refait le 2 mars 2026. D’un modèle à l’autre, neuf chiffres sur dix comme celui-ci bougent de moins de 3 %. Cet écart est plus grand.',
    ]),
  );
  expect(plain(figures)).toBe(
    plain([
      { label: 'Appartement de 100 m², Les Berges du Lac 2, prix de vente', value: '330 000 DT (+ 10 %)' },
    ]),
  );
});

it('an email has no figure that no screen shows, no address, and nothing personal in its subject', () => {
  const content = alertEmail([notified({ sale_score: 39 }), notified({}, { name: 'Maison de Papi' })]);
  expect(plain(content)).not.toMatch(/1 200|Rue du Lac/);
  expect(content.figures).toEqual([
    { label: expect.stringContaining('Appartement'), value: 'pas de chiffre fiable' },
    { label: 'Maison de Papi, prix de vente', value: expect.any(String) },
  ]);
  expect(content.subject).not.toMatch(/\d|Papi|Appartement|Lac/);
});

it('an email tells a first figure, and what cannot be told apart', () => {
  const first = alertEmail([notified({ rent_score: 60 })]).paragraphs;
  expect(first.at(-1)).toMatch(/les annonces autour suffisent maintenant pour estimer son loyer\.$/);
  const apart = notified({ sale_listings: null, sale_model: null });
  expect(alertEmail([apart]).paragraphs[1]).toMatch(/^Nous ne savons pas dire cette fois/);
  expect(alertEmail([{ ...apart, newMethod: true }]).paragraphs[1]).toMatch(
    /Notre méthode de calcul a changé/,
  );
  expect(alertEmail([notified({ sale_model: 0 })]).paragraphs[1]).not.toMatch(/notre calcul/);
});

it('an email tells a wide range by its words, and figures in euros where there is a rate', () => {
  const values = (high: number, rate?: EurRate) =>
    alertEmail([notified({ sale_low: 250_000, sale_high: high })], [], rate).figures!.map(({ value }) =>
      plain(value),
    );
  expect(values(500_000)).toEqual(['"330 000 DT (+ 10 %)"']);
  expect(values(501_000)).toEqual(['"330 000 DT (+ 10 %), un ordre de grandeur"']);
  const rate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
  expect(values(500_000, rate)).toEqual(['"330 000 DT (+ 10 %), environ 97 100 €"']);
  expect(alertEmail([notified()], [], rate).closing![0]).toMatch(/^En euros\s: 3,40/);
});

it('an email tells changes, their causes and euros of the figures that it shows', () => {
  const { follow, ...one } = notified();
  const before = { ...follow, told_rent: 605 };
  // shown as 610 and 640
  const newest = point({
    rent_price: 636,
    rent_score: 70,
    rent_listings: Math.log(636 / 605),
    rent_model: 0,
  });
  const news = newsOf('apartment', before, newest);
  const rate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
  const { paragraphs, figures } = alertEmail(
    [{ ...one, follow: before, news, points: [newest as FollowedValue] }],
    [],
    rate,
  );
  expect(plain(figures!.at(-1)!.value)).toBe('"640 DT/mois (+ 4,9 %), environ 188 €/mois"');
  expect(plain(paragraphs.at(-1))).toContain('+ 4,9 % par les annonces autour');
});

it('an email leads to the evolution of its only property; of several it says where today’s figures are', () => {
  const one = alertEmail([notified()]);
  expect(one.button).toEqual({
    label: 'Voir son évolution',
    path: expect.stringMatching(/^\/dashboard\?.*bien=estimation$/),
  });
  expect(one.closing).toHaveLength(1);
  const two = alertEmail([notified(), notified({}, { name: 'Maison de Papi' })]);
  expect(two.button).toEqual({ label: 'Voir leur évolution', path: '/dashboard' });
  expect(two.closing![0]).toMatch(/chaque carte porte le chiffre du jour de son estimation/);
});

it('an email of a quarter without news says so, and why a property has no figure', () => {
  const { subject, paragraphs, figures } = alertEmail([
    notified({ sale_price: 301_000 }),
    notified({ sale_price: null, sale_score: null, no_figure: 'not_covered' }),
  ]);
  expect(subject).toMatch(/le point du trimestre$/);
  expect(paragraphs).toHaveLength(1);
  expect(figures?.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^301/),
    'plus d’annonce autour',
  ]);
});

it('an email about a place that can be estimated by now says so without a figure or a link to figures', () => {
  const awaited = {
    id: 'a',
    account_id: 'account',
    property_type: 'land' as const,
    ...lakeside,
    precision: null,
    details: { surface: 400 },
  };
  const alone = alertEmail([], [awaited]);
  expect(alone).toMatchObject({ subject: 'Une estimation est maintenant possible' });
  expect(alone.figures).toBeUndefined();
  expect(alone.closing).toBeUndefined();
  expect(plain(alone.paragraphs)).toMatch(
    /Terrain de 400 m², Les Berges du Lac 2 : les annonces autour suffisent/,
  );
  const both = alertEmail([notified({ sale_price: 301_000 })], [awaited]);
  expect(both.paragraphs).toHaveLength(1);
  expect(both.figures).toHaveLength(1);
});

const newsPoint = (change: Partial<Point> = {}): Point => ({
  model_version: 'a',
  method: 1,
  no_figure: null,
  sale_price: 300_000,
  sale_score: 70,
  sale_noise: 0.03,
  rent_price: 1000,
  rent_score: 70,
  rent_noise: 0.03,
  ...change,
});
const stored = { told_sale: 300_000, told_rent: 1000 };
const kindsOf = (change: Partial<Point>, before: Partial<typeof stored> | { told_rent: null } = {}) =>
  newsOf('apartment', { ...stored, ...before }, newsPoint(change)).sides.map(({ kind }) => kind);

describe('what there is to tell of a followed property', () => {
  it('is a price that moved by more than its noise, up or down', () => {
    expect(kindsOf({ sale_price: 308_000 })).toEqual(['still', 'still']);
    expect(kindsOf({ sale_price: 310_000 })).toEqual(['moved', 'still']);
    expect(kindsOf({ sale_price: 290_000, rent_price: 1040 })).toEqual(['moved', 'moved']);
    // shown, 1 000 to 1 030 is no more than the noise
    expect(kindsOf({ rent_price: 1034 })).toEqual(['still', 'still']);
  });

  it('is never less than 2 %, and 9 % where the noise is not known', () => {
    expect(kindsOf({ sale_price: 305_000, sale_noise: 0.001 })[0]).toBe('still');
    expect(kindsOf({ sale_price: 307_000, sale_noise: 0.001 })[0]).toBe('moved');
    expect(kindsOf({ sale_price: 328_000, sale_noise: null })[0]).toBe('still');
    expect(kindsOf({ sale_price: 329_000, sale_noise: null })[0]).toBe('moved');
  });

  it('is a first figure that may be shown', () => {
    expect(kindsOf({}, { told_rent: null })).toEqual(['still', 'first_figure']);
    expect(kindsOf({ rent_score: 39 }, { told_rent: null })).toEqual(['still', 'still']);
  });

  it('holds no price that no screen shows', () => {
    const news = newsOf('apartment', stored, newsPoint({ sale_score: 39, sale_price: 900_000 }));
    expect(news.sides[0]).toMatchObject({ kind: 'still', price: null });
    expect(hasNews(news)).toBe(false);
    expect(newsOf('land', stored, newsPoint({ rent_price: 9000 })).sides).toHaveLength(1);
  });

  it('is told once a quarter all the same', () => {
    const now = new Date('2026-05-31T03:00:00Z');
    expect(isQuarterOver('2026-02-28T03:00:00Z', now)).toBe(true);
    expect(isQuarterOver('2026-02-28T03:00:01Z', now)).toBe(false);
  });
});
