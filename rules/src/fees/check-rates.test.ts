import { describe, expect, it } from 'vitest';
import { rateFaults } from './check-rates.ts';
import type { RateBracket, SaleRate, RateEntry } from './rate.ts';
import { saleRates, sourcesReadOn } from './rates.ts';
import { ratesKnownFrom } from './sale-costs.ts';

const sources = ['usualVat'] as const;
const entry = (
  overrides: Partial<RateEntry>,
  brackets: RateBracket[] = [{ from: 0, rate: 600 }],
): RateEntry => ({
  from: '2024-01-01',
  state: 'verified',
  readings: [{ brackets, sources }],
  ...overrides,
});
const faultsOf = (...entries: RateEntry[]) => {
  const rate: SaleRate = { by: 'price', of: 'whole', unit: 'basis points', entries };
  return rateFaults({ duty: rate });
};

describe('a table of rates', () => {
  it('is sound as it stands, and begins before the day on which its sources were read', () => {
    expect(rateFaults(saleRates)).toEqual([]);
    expect(ratesKnownFrom <= sourcesReadOn).toBe(true);
  });

  it.each([
    [
      'a gap of a day',
      [entry({ to: '2025-12-30' }), entry({ from: '2026-01-01' })],
      'has a gap between 2025-12-30 and 2026-01-01',
    ],
    [
      'an overlap of a day',
      [entry({ to: '2026-01-01' }), entry({ from: '2026-01-01' })],
      'has an overlap: the entry from 2024-01-01 goes on as that from 2026-01-01 begins',
    ],
    [
      'two entries without an end',
      [entry({}), entry({ from: '2026-01-01' })],
      'has an overlap: the entry from 2024-01-01 goes on as that from 2026-01-01 begins',
    ],
    [
      'an end that nothing follows',
      [entry({ to: '2025-12-31' })],
      'has a gap: it ends on 2025-12-31 and nothing follows',
    ],
    [
      'an end before its beginning',
      [entry({ to: '2023-12-31' })],
      'ends on 2023-12-31, before it begins on 2024-01-01',
    ],
    ['a day that is none', [entry({ from: '2024-02-30' })], 'names "2024-02-30", which is no day'],
    ['no entry', [], 'has no entry'],
  ])('is refused for %s', (_what, entries, sentence) => {
    expect(faultsOf(...entries)).toContain(`Rate "duty" ${sentence}.`);
  });

  it.each<[string, RateBracket[], string]>([
    [
      'a gap',
      [
        { from: 0, below: 500, rate: 1 },
        { from: 501, rate: 2 },
      ],
      'has a gap between 500 and 501',
    ],
    [
      'an overlap',
      [
        { from: 0, below: 501, rate: 1 },
        { from: 500, rate: 2 },
      ],
      'has an overlap: the bracket from 0 goes on as that from 500 begins',
    ],
    ['a missing beginning', [{ from: 1, rate: 1 }], 'has a gap: no bracket begins at 0'],
    ['a missing end', [{ from: 0, below: 500, rate: 1 }], 'has a gap from 500 on'],
    ['a bracket that ends first', [{ from: 0, below: 0, rate: 1 }], 'has a bracket from 0 that ends at 0'],
    ['half a basis point', [{ from: 0, rate: 0.5 }], 'has 0.5 for a rate, which is no whole number'],
  ])('is refused for brackets with %s', (_what, brackets, sentence) => {
    expect(faultsOf(entry({}, brackets))).toContain(`Rate "duty" ${sentence} in its entry from 2024-01-01.`);
  });

  it('is refused for figures without a source, and for two that are called verified', () => {
    const [unsourced] = faultsOf(entry({ readings: [{ brackets: [{ from: 0, rate: 1 }], sources: [] }] }));
    expect(unsourced).toBe('Rate "duty" has figures without a source in its entry from 2024-01-01.');
    const reading = { brackets: [{ from: 0, rate: 1 }], sources };
    const [disputed] = faultsOf(entry({ readings: [reading, reading] }));
    expect(disputed).toContain('is "verified" though its sources disagree');
  });
});
