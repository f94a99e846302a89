import type { FollowedPoint, FollowHistory } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import { causesText, changeSinceFirst, describeLine, lineOf } from './follow-lines.ts';

const figures = { pricePerSqm: 3000, monthlyRentPerSqm: 10 };
const point = (
  date: string,
  netPrice: number | null,
  change: Partial<FollowedPoint> = {},
): FollowedPoint => ({
  date: `${date}T03:00:00.000Z`,
  modelVersion: `${date}T02:00:00.000Z-abcdef12`,
  newModel: true,
  newMethod: false,
  estimation: {
    ...figures,
    netPrice,
    rangeLow: netPrice && netPrice * 0.8,
    rangeHigh: netPrice && netPrice * 1.2,
    monthlyRent: 1000,
    rentRangeLow: 800,
    rentRangeHigh: 1200,
  },
  confidence: { sale: { score: 70 }, rent: { score: 70 } },
  comparableCounts: { sale: 20, rent: 20 },
  noFigure: null,
  moved: { sale: { total: 0.1, index: 0.01, listings: 0.06, model: 0.027 }, rent: null },
  noise: { sale: 0.02, rent: 0.02 },
  ...change,
});
const history = (...points: FollowedPoint[]): FollowHistory => ({
  followed: { estimationId: 'a', since: '2026-01-05' },
  points,
  index: { source: 'INS', quarters: [] },
});
const hidden = { sale: { score: 39 }, rent: { score: 39 } } as const;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the line of a followed property', () => {
  it('is oldest first, with what changed since the first', () => {
    const line = lineOf(
      'sale',
      'apartment',
      history(point('2026-03-02', 330_000), point('2026-01-05', 300_000)),
    );
    expect(line.map(({ figure }) => figure?.price)).toEqual([300_000, 330_000]);
    expect(changeSinceFirst(line)!.change).toBeCloseTo(0.1);
    expect(plain(describeLine('sale', line))).toBe(
      '300 000 DT le 5 janvier 2026, 330 000 DT le 2 mars 2026. Les chiffres sont dans le tableau.',
    );
  });

  it('starts its change at the correction of the property, and names that day', () => {
    const line = lineOf(
      'sale',
      'apartment',
      history(
        point('2026-03-09', 440_000),
        point('2026-03-02', 400_000, { corrected: true, moved: { sale: null, rent: null } }),
        point('2026-01-05', 300_000),
      ),
    );
    expect(changeSinceFirst(line)).toEqual({
      change: expect.closeTo(0.1),
      since: expect.stringMatching(/^2026-03-02/),
    });
    expect(plain(describeLine('sale', line))).toContain('Bien corrigé le 2 mars 2026. ');
    expect(line.map((one) => causesText('sale', one))[1]).toBe('Bien corrigé');
  });

  it('names a new model, and what moved the price', () => {
    const line = lineOf(
      'sale',
      'apartment',
      history(point('2026-03-02', 330_000), point('2026-01-05', 300_000)),
    );
    expect(plain(causesText('sale', line[1]!))).toBe(
      'Indice des prix de l’INS + 1 % ; annonces autour + 6 % ; modèle appris à nouveau, du 2 mars 2026 + 2,7 %',
    );
  });

  it('says so where the effects of method and model cannot be separated', () => {
    const moved = { sale: { total: 0.1, index: 0.01, listings: null, model: null }, rent: null };
    const line = lineOf(
      'sale',
      'apartment',
      history(point('2026-03-02', 330_000, { moved, newMethod: true }), point('2026-01-05', 300_000)),
    );
    expect(plain(causesText('sale', line[1]!))).toBe(
      'Indice des prix de l’INS + 1 % ; annonces autour et nouvelle méthode, du 2 mars 2026, qui ne se séparent pas ici + 8,9 %',
    );
  });

  it('holds neither a hidden figure, nor what moved from or to one', () => {
    const line = lineOf(
      'sale',
      'apartment',
      history(
        point('2026-03-16', 340_000),
        point('2026-03-09', 900_000, { confidence: hidden }),
        point('2026-03-02', 330_000),
      ),
    );
    expect(line.map(({ figure, moved }) => [figure?.price ?? null, moved])).toEqual([
      [330_000, null],
      [null, null],
      [340_000, null],
    ]);
    expect(line[1]!.missing).toBe('unreliable');
    expect(JSON.stringify(line)).not.toContain('900000');
    expect(lineOf('sale', 'apartment', history(point('2026-03-02', 1, { confidence: hidden })))).toEqual([]);
  });

  it('has a gap where nothing is advertised, and no rent for land', () => {
    const gone = point('2026-03-09', null, { noFigure: 'not_covered' });
    const line = lineOf('sale', 'apartment', history(gone, point('2026-03-02', 330_000)));
    expect(line.at(-1)).toMatchObject({ figure: null, missing: 'not_covered' });
    expect(lineOf('rent', 'land', history(point('2026-03-02', 330_000)))).toEqual([]);
  });
});
