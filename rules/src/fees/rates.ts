import type { RateBracket, SaleRate } from './rate.ts';
import { sources } from './sources.ts';

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
const limitBeforeTax =
  'Le seuil publié est de 400 000 DT ; aucune source ne dit s’il s’entend hors taxe : ce serait 428 000 DT toutes taxes comprises.';

export const saleRates = {
  resaleDuty: {
    label: 'Enregistrement et conservation foncière',
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
            sources: [sources.century21In2023, sources.century21In2024, sources.managers, sources.logis],
          },
        ],
        note: 'Bien acheté à un particulier, sur tout le prix. La part de la conservation foncière, sans doute 1 %, n’a pas été lue dans un texte de loi.',
      },
    ],
  },
  landRegister: {
    label: 'Conservation foncière (CPF)',
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [
          {
            brackets: always(100),
            sources: [sources.century21In2024, sources.managers, sources.factureTunisie],
          },
        ],
        note: 'Logement neuf, terrain à bâtir, achat en devises.',
      },
    ],
  },
  newHomeDuty: {
    label: 'Enregistrement, logement neuf',
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
            sources: [sources.century21In2023, sources.century21In2024, sources.factureTunisie],
          },
          {
            brackets: [
              { from: 0, below: 200_000, rate: 0 },
              { from: 200_000, rate: 300 },
            ],
            sources: [sources.managers],
          },
        ],
        note: 'Acheté à un promoteur agréé, sur la part du prix TTC qui dépasse le seuil.',
      },
    ],
  },
  newHomeExtraDuty: {
    label: 'Droit complémentaire, logement neuf',
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
            sources: [sources.century21In2024, sources.factureTunisie, sources.logis],
          },
          {
            brackets: [
              { from: 0, below: 500_000, rate: 0 },
              { from: 500_000, rate: 400 },
            ],
            sources: [sources.century21Example],
          },
        ],
        note: 'Sur tout le prix TTC. Le tableau de century21.tn dit 2 % à 600 000 DT, son exemple en compte 4 %.',
      },
    ],
  },
  newHomePages: {
    label: 'Droit fixe, logement neuf',
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
            sources: [sources.century21In2024, sources.factureTunisie],
          },
        ],
        note: 'Par page du contrat, et sans doute de chaque copie : aucune source ne le précise.',
      },
    ],
  },
  buildingLandDuty: {
    label: 'Enregistrement, terrain à bâtir',
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
            sources: [sources.century21OnLand, sources.managers],
          },
        ],
        note: 'Pour y bâtir son habitation, une seule fois dans sa vie, déclaré dans l’acte. Perdu, avec pénalité, si le terrain est revendu avant ou change d’usage.',
      },
    ],
  },
  abroadPages: {
    label: 'Droit fixe, achat en devises',
    ...sumPerPage,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [{ brackets: always(30_000), sources: [sources.managers, sources.logis, sources.abilia] }],
        note: 'Par page du contrat, quel que soit le prix, à la place des autres droits : Tunisien résidant à l’étranger qui règle tout en devises. Aucune source n’y compte un acheteur d’une autre nationalité. abilia.tn ajoute : depuis deux ans, et pour un bien déjà bâti.',
      },
    ],
  },
  agencySeller: {
    label: 'Agence, part du vendeur',
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(300), sources: [sources.alFerdaous, sources.firstPhare] }],
        note: 'Un usage, hors TVA, qui se négocie : aucun texte ni plafond n’a été lu.',
      },
    ],
  },
  agencyBuyer: {
    label: 'Agence, part de l’acheteur',
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(200), sources: [sources.alFerdaous, sources.firstPhare] }],
        note: 'Un usage, hors TVA, qui se négocie : aucun texte ni plafond n’a été lu.',
      },
    ],
  },
  agencyVat: {
    label: 'TVA sur l’agence',
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        state: toConfirm,
        readings: [{ brackets: always(1900), sources: [sources.usualVat] }],
      },
    ],
  },
  gainTax: {
    label: 'Impôt sur la plus-value',
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
            sources: [sources.noteOnGains],
          },
        ],
        note: 'Sur le gain d’un particulier, d’après une note de 2013. Un blog de 2025 annonce une exonération après 7 ans : aucune autre source ne le dit, elle n’est pas comptée.',
      },
    ],
  },
  gainIndexation: {
    label: 'Majoration du prix d’achat, par année',
    by: 'years',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [
          { brackets: always(0), sources: [sources.noteOnGains] },
          { brackets: always(1000), sources: [sources.globalPropertyGuide, sources.profiscal] },
        ],
        note: 'Elle réduit le gain imposé, jusqu’à rien après des années. Ce qui a été lu de la note de 2013 n’en parle pas.',
      },
    ],
  },
  gainExemption: {
    label: 'Impôt sur la plus-value, si exonéré',
    ...partOfPrice,
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [
          { brackets: always(0), sources: [sources.noteOnExemptions] },
          {
            brackets: [
              { from: 0, below: 500_001, rate: 0 },
              { from: 500_001, rate: 10_000 },
            ],
            sources: [sources.managersOnBill],
          },
        ],
        note: 'Part de l’impôt qui reste due pour une résidence principale ou la première vente d’un logement. Un projet de loi retire l’exonération au-delà de 500 000 DT ; le texte définitif n’a pas été lu.',
      },
    ],
  },
  withholding: {
    label: 'Retenue à la source',
    ...partOfPrice,
    entries: [
      {
        from: '2013-01-01',
        state: toConfirm,
        readings: [{ brackets: always(250), sources: [sources.noteOnGains] }],
        note: 'Par celui qui paie, dans les cas de la loi, qui n’ont pas été lus : une avance sur l’impôt, pas un impôt de plus.',
      },
    ],
  },
  newHomeVat: {
    label: 'TVA comprise dans le prix d’un logement neuf',
    ...partOfPrice,
    entries: [
      {
        from: '2024-01-01',
        to: '2024-12-31',
        state: verified,
        readings: [{ brackets: always(1300), sources: [sources.plaza] }],
      },
      {
        from: '2025-01-01',
        to: '2025-12-31',
        state: toConfirm,
        readings: [
          { brackets: reducedUpTo(400_000, 1300), sources: [sources.economisteMaghrebin] },
          { brackets: reducedUpTo(428_000, 1300), sources: [sources.economisteMaghrebin] },
        ],
        note: limitBeforeTax,
      },
      {
        from: '2026-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: reducedUpTo(400_000, 1900),
            sources: [sources.economisteMaghrebin, sources.immotunisia],
          },
          {
            brackets: reducedUpTo(428_000, 1900),
            sources: [sources.economisteMaghrebin, sources.immotunisia],
          },
        ],
        note: limitBeforeTax,
      },
    ],
  },
} satisfies Record<string, SaleRate>;

export type RateName = keyof typeof saleRates;
