import type { Day, RateBracket, SaleRate } from './rate.ts';
import { sources } from './sources.ts';

/* Yearly taxes of letting a home or owning a plot, checked like sale rates. */

const undated = 'sans date';
const verified = 'verified';
const toConfirm = 'toConfirm';
const always = (rate: number): RateBracket[] => [{ from: 0, rate }];

const localTaxCode = {
  name: 'code de la fiscalité locale, article 4',
  date: '3 février 1997',
  url: 'https://jurisitetunisie.com/tunisie/codes/flocal/fisc-local1010.htm',
};
const vieuxPort = {
  name: 'vieuxportimmo.com',
  date: undated,
  url: 'https://vieuxportimmo.com/taxes-locales-pour-les-terrains-battis-ou-non-battis-en-tunisie',
};
const collection = { name: 'code de la fiscalité locale, article 5, non lu', date: undated };
const financeLawOf2023 = {
  name: 'mosaiquefm.net, loi de finances 2023',
  date: undated,
  url: 'https://mosaiquefm.net/mobile/fr/actualite-economie-tunisie/1117575/',
};

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
    label: 'Impôt sur le revenu',
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
            sources: [
              {
                name: 'businessnews.com.tn, loi de finances 2025',
                date: '10 décembre 2024',
                url: 'https://www.turess.com/fr/businessnews/143279',
              },
              {
                name: 'allafrica.com, loi de finances 2025',
                date: '11 décembre 2024',
                url: 'https://fr.allafrica.com/stories/202412110504.html',
              },
            ],
          },
        ],
        note: 'Les loyers s’ajoutent aux autres revenus du foyer : ce sont eux qui font la tranche.',
      },
    ],
  },
  solidarity: {
    label: 'Contribution sociale de solidarité',
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
            sources: [financeLawOf2023],
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
            sources: [
              {
                name: 'webmanagercenter.com, note de la DGELF',
                date: '15 janvier 2026',
                url: 'https://www.webmanagercenter.com/2026/01/15/559805/tunisie-le-regime-exceptionnel-de-la-contribution-sociale-de-solidarite-prolonge-jusqua-fin-2026/',
              },
            ],
          },
        ],
      },
      {
        from: '2027-01-01',
        state: toConfirm,
        readings: [
          {
            brackets: above5000(100),
            sources: [financeLawOf2023],
          },
        ],
        note: 'Le taux d’avant la réduction, qui finit avec 2026 si aucune loi ne la prolonge.',
      },
    ],
  },
  rentDeduction: {
    label: 'Déduction forfaitaire sur les loyers',
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
            sources: [
              {
                name: 'dyar.tn, règle d’avant 2025',
                date: 'octobre 2024',
                url: 'https://dyar.tn/barometre-dyar/octobre-2024/projet-de-loi-de-finances-2025-changements-impactant-le-secteur-immobilier-tunisie',
              },
            ],
          },
          {
            brackets: always(2500),
            sources: [
              {
                name: 'businessnews.com.tn, article 33 voté en commission',
                date: '19 novembre 2024',
                url: 'https://www.turess.com/fr/businessnews/142695',
              },
            ],
          },
        ],
        note: 'Le texte définitif de la loi de finances 2025 n’a pas été lu : il met les réparations dans la déduction, ou les laisse à part sur factures.',
      },
    ],
  },
  localTaxBase: {
    label: 'Taxe sur les immeubles bâtis : prix de référence',
    by: 'surface',
    of: 'whole',
    unit: 'millimes a m²',
    entries: [
      {
        from: '2007-05-14',
        state: toConfirm,
        readings: [
          { brackets: bySurface(100_000, 151_000, 201_000, 251_000), sources: [localTaxCode, vieuxPort] },
          { brackets: bySurface(150_000, 200_000, 250_000, 300_000), sources: [localTaxCode, vieuxPort] },
        ],
        note: 'La commune choisit entre le minimum et le maximum de chaque catégorie ; 2 % de ce prix font l’assiette.',
      },
    ],
  },
  localTaxRate: {
    label: 'Taxe sur les immeubles bâtis : taux',
    by: 'price',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2007-05-14',
        state: toConfirm,
        readings: [
          { brackets: always(800), sources: [collection] },
          { brackets: always(1800), sources: [collection] },
        ],
        note: 'De l’assiette, selon les services que rend la commune : 8 à 14 %, et 4 % pour le fonds de l’habitat. Votre avis donne le montant exact.',
      },
    ],
  },
  plotTax: {
    label: 'Taxe sur les terrains non bâtis',
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
            sources: [
              vieuxPort,
              {
                name: 'commune de Bou Arada',
                date: undated,
                url: 'http://www.commune-bouarada.gov.tn/index.php/fr/espace-citoyen/services-taxes',
              },
            ],
          },
        ],
        note: 'De la valeur du terrain ; à défaut de valeur, de 0,030 à 0,300 DT par m².',
      },
    ],
  },
  lettingAgency: {
    label: 'Agence de location, part du propriétaire',
    by: 'income',
    of: 'whole',
    unit: 'basis points',
    entries: [
      {
        from: '2024-01-01',
        state: verified,
        readings: [{ brackets: always(500), sources: [sources.alFerdaous, sources.firstPhare] }],
        note: 'Un usage, hors TVA : 5 % du loyer de l’année, ou un mois de loyer à chaque bail.',
      },
    ],
  },
} satisfies Record<string, SaleRate>;

/** The first day with every rate. */
export const lettingRatesKnownFrom: Day = Object.values(lettingRates)
  .map(({ entries }) => entries[0]!.from)
  .sort()
  .at(-1)!;
