import type { RateBracket, SaleRate } from './rate.ts';

/* To change a rate, set the last day (`to`) of its last entry and add an entry from the next day, with its
 * sources. The product does not start with a gap or an overlap (check-rates.ts). No law was read: each entry
 * says whether its sources agree or a notary must confirm.
 */

export const sourcesReadOn = '2026-11-22';

const partOfPrice = { by: 'price', of: 'whole', unit: 'basis points' } as const;
const sumPerPage = { by: 'price', of: 'whole', unit: 'millimes a page' } as const;

const verified = 'verified';
const toConfirm = 'toConfirm';

const always = (rate: number): RateBracket[] => [{ from: 0, rate }];

/** With all taxes. */
const reducedUpTo = (priceDt: number, beyond: number): RateBracket[] => [
  { from: 0, below: priceDt + 1, rate: 700 },
  { from: priceDt + 1, rate: beyond },
];

export const saleRates = {
  resaleDuty: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [
          {
            brackets: [
              { from: 0, below: 500_000, rate: 600 },
              { from: 500_000, below: 1_000_000, rate: 800 },
              { from: 1_000_000, rate: 1000 },
            ],
            sources: ['century21In2023', 'century21In2024', 'managers', 'logis'],
          },
        ],
        note: 'resaleDuty',
      },
    ],
  },
  landRegister: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [
          {
            brackets: always(100),
            sources: ['century21In2024', 'managers', 'factureTunisie'],
          },
        ],
        note: 'landRegister',
      },
    ],
  },
  newHomeDuty: {
    by: 'price',
    of: 'slices',
    unit: 'basis points',
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: [
              { from: 0, below: 500_000, rate: 0 },
              { from: 500_000, rate: 300 },
            ],
            sources: ['century21In2023', 'century21In2024', 'factureTunisie'],
          },
          {
            brackets: [
              { from: 0, below: 200_000, rate: 0 },
              { from: 200_000, rate: 300 },
            ],
            sources: ['managers'],
          },
        ],
        note: 'newHomeDuty',
      },
    ],
  },
  newHomeExtraDuty: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: [
              { from: 0, below: 500_000, rate: 0 },
              { from: 500_000, below: 1_000_000, rate: 200 },
              { from: 1_000_000, rate: 400 },
            ],
            sources: ['century21In2024', 'factureTunisie', 'logis'],
          },
          {
            brackets: [
              { from: 0, below: 500_000, rate: 0 },
              { from: 500_000, rate: 400 },
            ],
            sources: ['century21Example'],
          },
        ],
        note: 'newHomeExtraDuty',
      },
    ],
  },
  newHomePages: {
    ...sumPerPage,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: [
              { from: 0, below: 500_000, rate: 30_000 },
              { from: 500_000, rate: 0 },
            ],
            sources: ['century21In2024', 'factureTunisie'],
          },
        ],
        note: 'newHomePages',
      },
    ],
  },
  buildingLandDuty: {
    by: 'surface',
    of: 'slices',
    unit: 'basis points',
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [
          {
            brackets: [
              { from: 0, below: 120, rate: 100 },
              { from: 120, below: 300, rate: 200 },
              { from: 300, below: 600, rate: 300 },
              { from: 600, rate: 500 },
            ],
            sources: ['century21OnLand', 'managers'],
          },
        ],
        note: 'buildingLandDuty',
      },
    ],
  },
  abroadPages: {
    ...sumPerPage,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [{ brackets: always(30_000), sources: ['managers', 'logis', 'abilia'] }],
        note: 'abroadPages',
      },
    ],
  },
  agencySeller: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(300), sources: ['alFerdaous', 'firstPhare'] }],
        note: 'agencySeller',
      },
    ],
  },
  agencyBuyer: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(200), sources: ['alFerdaous', 'firstPhare'] }],
        note: 'agencySeller',
      },
    ],
  },
  agencyVat: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [{ brackets: always(1900), sources: ['usualVat'] }],
      },
    ],
  },
  gainTax: {
    by: 'years',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: [
              { from: 0, below: 5, rate: 1500 },
              { from: 5, rate: 1000 },
            ],
            sources: ['noteOnGains'],
          },
        ],
        note: 'gainTax',
      },
    ],
  },
  gainIndexation: {
    by: 'years',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [
          { brackets: always(0), sources: ['noteOnGains'] },
          { brackets: always(1000), sources: ['globalPropertyGuide', 'profiscal'] },
        ],
        note: 'gainIndexation',
      },
    ],
  },
  gainExemption: {
    ...partOfPrice,
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [
          { brackets: always(0), sources: ['noteOnExemptions'] },
          {
            brackets: [
              { from: 0, below: 500_001, rate: 0 },
              { from: 500_001, rate: 10_000 },
            ],
            sources: ['managersOnBill'],
          },
        ],
        note: 'gainExemption',
      },
    ],
  },
  withholding: {
    ...partOfPrice,
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [{ brackets: always(250), sources: ['noteOnGains'] }],
        note: 'withholding',
      },
    ],
  },
  newHomeVat: {
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        to: '2024-12-31',
        state: verified,
        readings: [{ brackets: always(1300), sources: ['plaza'] }],
      },
      {
        from: '2025-01-01',
        to: '2025-12-31',
        state: toConfirm,
        readings: [
          { brackets: reducedUpTo(400_000, 1300), sources: ['economisteMaghrebin'] },
          { brackets: reducedUpTo(428_000, 1300), sources: ['economisteMaghrebin'] },
        ],
        note: 'newHomeVat',
      },
      {
        from: '2026-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: reducedUpTo(400_000, 1900),
            sources: ['economisteMaghrebin', 'immotunisia'],
          },
          {
            brackets: reducedUpTo(428_000, 1900),
            sources: ['economisteMaghrebin', 'immotunisia'],
          },
        ],
        note: 'newHomeVat',
      },
    ],
  },
} satisfies Record<string, SaleRate>;

export type RateName = keyof typeof saleRates;
