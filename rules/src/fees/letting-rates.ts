import type { Day, RateBracket, SaleRate } from './rate.ts';

/* Yearly taxes of letting a home or owning a plot, checked like sale rates. */

const verified = 'verified';
const toConfirm = 'toConfirm';
const always = (rate: number): RateBracket[] => [{ from: 0, rate }];

const above5000 = (rate: number): RateBracket[] => [
  { from: 0, below: 5001, rate: 0 },
  { from: 5001, rate },
];

/** Limits of 100, 200 and 400 m², included. */
const bySurface = (...rates: [number, number, number, number]): RateBracket[] => [
  { from: 0, below: 101, rate: rates[0] },
  { from: 101, below: 201, rate: rates[1] },
  { from: 201, below: 401, rate: rates[2] },
  { from: 401, rate: rates[3] },
];

export const lettingRates = {
  incomeTax: {
    by: 'income',
    of: 'slices',
    unit: 'basis points',
    entries: [
      {
        from: '2025-01-01',
        state: verified,
        readings: [
          {
            brackets: [
              { from: 0, below: 5000, rate: 0 },
              { from: 5000, below: 10_000, rate: 1500 },
              { from: 10_000, below: 20_000, rate: 2500 },
              { from: 20_000, below: 30_000, rate: 3000 },
              { from: 30_000, below: 40_000, rate: 3300 },
              { from: 40_000, below: 50_000, rate: 3600 },
              { from: 50_000, below: 70_000, rate: 3800 },
              { from: 70_000, rate: 4000 },
            ],
            sources: ['businessNews', 'allAfrica'],
          },
        ],
        note: 'incomeTax',
      },
    ],
  },
  solidarity: {
    by: 'income',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2025-01-01',
        to: '2025-12-31',
        state: verified,
        readings: [
          {
            brackets: above5000(50),
            sources: ['financeLawOf2023'],
          },
        ],
      },
      {
        from: '2026-01-01',
        to: '2026-12-31',
        state: verified,
        readings: [
          {
            brackets: above5000(50),
            sources: ['webManagerCenter'],
          },
        ],
      },
      {
        from: '2027-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: above5000(100),
            sources: ['financeLawOf2023'],
          },
        ],
        note: 'solidarity',
      },
    ],
  },
  rentDeduction: {
    by: 'income',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2025-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: always(2000),
            sources: ['dyar'],
          },
          {
            brackets: always(2500),
            sources: ['businessNewsOnArticle33'],
          },
        ],
        note: 'rentDeduction',
      },
    ],
  },
  localTaxBase: {
    by: 'surface',
    of: 'whole',
    unit: 'millimes a m²',
    entries: [
      {
        from: '2007-05-14',
        state: toConfirm,
        readings: [
          { brackets: bySurface(100_000, 151_000, 201_000, 251_000), sources: ['localTaxCode', 'vieuxPort'] },
          { brackets: bySurface(150_000, 200_000, 250_000, 300_000), sources: ['localTaxCode', 'vieuxPort'] },
        ],
        note: 'localTaxBase',
      },
    ],
  },
  localTaxRate: {
    by: 'price',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2007-05-14',
        state: toConfirm,
        readings: [
          { brackets: always(800), sources: ['collection'] },
          { brackets: always(1800), sources: ['collection'] },
        ],
        note: 'localTaxRate',
      },
    ],
  },
  plotTax: {
    by: 'price',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '1997-02-03',
        state: verified,
        readings: [
          {
            brackets: always(30),
            sources: ['vieuxPort', 'bouArada'],
          },
        ],
        note: 'plotTax',
      },
    ],
  },
  lettingAgency: {
    by: 'income',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(500), sources: ['alFerdaous', 'firstPhare'] }],
        note: 'lettingAgency',
      },
    ],
  },
} satisfies Record<string, SaleRate>;

export type LettingRateName = keyof typeof lettingRates;

/** The first day with every rate. */
export const lettingRatesKnownFrom: Day = Object.values(lettingRates)
  .map(({ entries }) => entries[0]!.from)
  .sort()
  .at(-1)!;
