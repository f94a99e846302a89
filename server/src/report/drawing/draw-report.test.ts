import { constants, inflateSync } from 'node:zlib';
import {
  adjustmentNames,
  effectFactors,
  estimationNameMaxLength,
  localisationMaxLength,
  type ComparableItem,
  type EstimationRecord,
} from '@soumdar/contract';
import { exampleComparable, exampleEstimation, examplePlace } from '@soumdar/contract/testing';
import type { ManualRequestRow } from '@soumdar/db';
import { heirNameMaxLength, mostHeirs } from '@soumdar/rules';
import { expect, it } from 'vitest';
import { describeExpertReport, describeReport } from '../describe-report.ts';
import { estimatedOf, type Estimated } from '../describe-sides.ts';
import type { ReportContent } from '../report-content.ts';
import { drawReport } from './draw-report.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const eurRate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
const issue = {
  language: 'fr' as const,
  number: '7K3M9QXT2B4C8VWZ',
  siteAddress: 'https://soumdar.example',
  now,
  eurRate,
  publisher: { name: 'Soumdar SARL', email: 'contact@soumdar.example' },
  owner: 'Mohamed Amine Ben Abdelkader',
};

/** A request has no choice of its owner’s name. */
const ofExpert = { ...issue, owner: null };

const { estimation, confidence, basis } = exampleEstimation();
const accuracy = { cases: 1234, medianError: 17.4, p90Error: 48.9 };
const long = (text: string, length: number) => text.repeat(length).slice(0, length);
/** As many as an answer shows of each side, each at full length. */
const comparables = Array.from({ length: 8 }, () =>
  exampleComparable({
    locality: 'Cité Ennasr 2 Extension Nord, Raoued',
    distance: '24.9',
    price: 98_765_000,
  }),
);
const likenesses = ['same_place', 'same_rooms', 'similar_surface', 'recent'] as const;
const adjusted = comparables.map((item) => ({
  ...item,
  likeness: 'fair' as const,
  likenesses: [...likenesses],
  adjustments: adjustmentNames.map((what, at) => ({ what, tnd: (at % 2 ? 1 : -1) * 12_345_000 })),
  adjustedPrice: 98_765_000,
}));
const places = Array.from({ length: 10 }, () => examplePlace({ locality: 'Sidi Bou Saïd Supérieur' }));
const details = {
  surface: 99_999.5,
  rooms: 50,
  bathrooms: 50,
  has_garage: true,
  has_pool: true,
  condition: 'to_renovate',
  standing: 'luxury',
  floor: 40,
  age_years: 199,
  elevator: true,
  sea_view: true,
  air_conditioning: true,
  central_heating: true,
  garden: true,
  furnished: true,
  plot_m2: 99_999.5,
} as EstimationRecord['details'];
const explanation = {
  typical: { surface: 110, rooms: 3, bathrooms: 1 },
  typicalPrice: 98_765_000,
  effects: effectFactors.map((factor, at) => ({ factor, amount: (at % 2 ? 1 : -1) * 12_345_000 })),
};

/** Every text is as long as it may be. */
function longest(localisation: string, name: string, items: ComparableItem[] = comparables): Estimated {
  const sale = { ...confidence.sale, accuracy };
  const rent = { ...confidence.rent, accuracy };
  const record: EstimationRecord = {
    id: 'e1',
    name,
    created_at: '2025-09-30T08:00:00.000Z',
    property_type: 'villa',
    location: { lat: 36.8782, lng: 10.3247 },
    localisation,
    details,
    result: estimation,
    confidence: { sale, rent },
    comparables: {
      sale: items,
      rent: items.map((item) => ({ ...item, pricePerSqm: 87.9 })),
      places: { sale: places, rent: places },
    },
    comparableCounts: { sale: 999, rent: 999 },
    explanation: { sale: explanation, rent: explanation },
    basis: { ...basis, sample: true },
  };
  return estimatedOf(record)!;
}

const arabicAddress = long('نهج الحبيب بورقيبة، المرسى الشاطئ، تونس، ', localisationMaxLength);
const wideAddress = long('WMŒ Avenue de l’Indépendance ', localisationMaxLength);
const wideName = long('WŒMA', estimationNameMaxLength);

function answered(localisation: string, comments: string): ManualRequestRow & { expert_name: string } {
  return {
    property_type: 'villa',
    lat: 36.8782,
    lng: 10.3247,
    localisation,
    details,
    closed_at: '2026-02-28T10:00:00.000Z',
    manual_result: 98_765_000,
    result_low: 87_654_000,
    result_high: 99_999_000,
    rent_result: 987_650,
    additional_comments: comments,
    expert_name: long('Mohamed Amine Ben Abdelkader ', 100),
  } as ManualRequestRow & { expert_name: string };
}

it.each([
  ['of the longest texts', describeReport(longest(wideAddress, wideName), issue), 3],
  ['of adjusted comparables', describeReport(longest(wideAddress, wideName, adjusted), issue), 3],
  ['with an address in Arabic', describeReport(longest(arabicAddress, 'دار جدّي في المرسى'), issue), 3],
  [
    'of the longest texts in Arabic',
    describeReport(longest(arabicAddress, 'دار جدّي في المرسى'), { ...issue, language: 'ar' }),
    3,
  ],
  [
    'of adjusted comparables in Arabic',
    describeReport(longest(arabicAddress, 'دار جدّي في المرسى', adjusted), { ...issue, language: 'ar' }),
    3,
  ],
  [
    'of an expert who wrote all there is room for',
    describeExpertReport(
      answered(wideAddress, long('Très belle vue, WŒM. ', 2000)),
      longest(wideAddress, ''),
      ofExpert,
    ),
    2,
  ],
  [
    'of an expert who wrote a single word',
    describeExpertReport(answered(wideAddress, long('W', 2000)), longest(wideAddress, ''), ofExpert),
    2,
  ],
  [
    'of an expert who wrote a list',
    describeExpertReport(answered(wideAddress, long('W\n', 46)), longest(wideAddress, ''), ofExpert),
    2,
  ],
  [
    'of an expert who wrote hundreds of lines',
    describeExpertReport(answered(arabicAddress, long('W\n', 2000)), longest(arabicAddress, ''), ofExpert),
    2,
  ],
])(
  'a report %s has the pages it needs and no more, with every line on the paper and above its foot',
  async (_of, report, pages) => {
    expect(await cachedPages(report)).toHaveLength(pages);
  },
);

it.each([
  ['a sentence', 'Très belle vue.', 1],
  ['all there is room for', long('Très belle vue, WŒM. ', 2000), 2],
])(
  'an expert’s answer without comparables, of %s, has as many pages as it needs',
  async (_of, text, pages) => {
    const report = describeExpertReport(answered(wideAddress, text), undefined, ofExpert);
    expect(await cachedPages(report)).toHaveLength(pages);
  },
);

it('the grids of a usual report stand on its second page, with all that follows', async () => {
  const near = adjusted.map((item) => ({
    ...item,
    locality: 'Cité Ennasr 2 Extension Nord',
    price: 487_650,
    adjustments: item.adjustments.map(({ what }) => ({ what, tnd: -12_345 })),
    adjustedPrice: 487_000,
  }));
  const { record } = longest('La Marsa', '', near);
  const usual = {
    ...record,
    property_type: 'apartment',
    basis,
    explanation: exampleEstimation().explanation,
    details: { surface: 120, rooms: 4, bathrooms: 2 },
  };
  expect(
    await cachedPages(describeReport(estimatedOf(usual)!, { ...issue, eurRate: undefined })),
  ).toHaveLength(2);
});

it('a report tells in euros the figures it prints, where there is a rate, and no other', () => {
  const euros = (report: { cards: object[] }) =>
    JSON.stringify(report.cards).match(/(?<=")environ[^"]*€[^"]*/g);
  const estimated = longest(wideAddress, wideName);
  const dated = /^environ [\d\s]+€(\/mois)? \(3,40.DT pour 1 € au 5 janvier 2026\)$/;
  const both = [expect.stringMatching(dated), expect.stringMatching(dated)];
  expect(euros(describeReport(estimated, issue))).toEqual(both);
  const halfSure = { sale: { score: 70 }, rent: { score: 39 } };
  const halfShown = estimatedOf({ ...estimated.record, confidence: halfSure })!;
  expect(euros(describeReport(halfShown, issue))).toHaveLength(1);
  expect(euros(describeExpertReport(answered(wideAddress, ''), undefined, ofExpert))).toEqual(both);
  expect(euros(describeReport(estimated, { ...issue, eurRate: undefined }))).toBeNull();
});

const wideHeirs = Array.from({ length: mostHeirs }, () => ({
  name: long('WŒM ', heirNameMaxLength),
  part: { numerator: 50_001, denominator: 1_000_020 },
}));
/** The answers that need the most checks. */
const mostAnswers = {
  title: 'arabic',
  owners: 'heirs',
  building: 'changed',
  occupied: 'tenant',
  debts: 'yes',
  commonParts: 'unmanaged',
  buyer: 'foreigner',
} as const;

it('what an owner has printed with a report stands on pages of its own, every line above the foot', async () => {
  const supplement = { heirs: wideHeirs, signing: mostAnswers };
  const report = describeReport(longest(wideAddress, wideName), issue, supplement);
  expect(report.heirs?.tables.map(({ rows }) => rows.length)).toEqual([mostHeirs, mostHeirs, mostHeirs]);
  expect(report.signing?.checks.length).toBeGreaterThan(15);
  expect((await cachedPages(report)).length).toBeGreaterThan(2);
});

it('a short supplement stays on the second page where there is room', async () => {
  const part = { numerator: 1, denominator: 2 };
  const heirs = [
    { name: 'Salma', part },
    { name: '', part },
  ];
  const shortened = longest('La Marsa', '');
  const short = estimatedOf({ ...shortened.record, comparables: null })!;
  expect(await cachedPages(describeReport(short, issue, { heirs }))).toHaveLength(2);
});

it('a long name of an heir is whole, on two lines', async () => {
  const linesWith = async (name: string) => {
    const heirs = [{ name, part: { numerator: 1, denominator: 1 } }];
    const report = describeReport(longest('La Marsa', ''), issue, { heirs });
    return (await cachedPages(report)).flat().length / report.heirs!.tables.length;
  };
  const whole = await linesWith('Mohamed Amine Ben Abdallah Trabelsi Ben Youssef');
  expect(whole - (await linesWith('Salma'))).toBe(1);
});

it('nothing is printed of answers to what is not asked, nor of parts of a price that is not shown', () => {
  const shortened = longest('La Marsa', '');
  const weak = { score: 39 };
  const hidden = estimatedOf({ ...shortened.record, confidence: { sale: weak, rent: weak } })!;
  const { heirs, signing } = describeReport(hidden, issue, { heirs: wideHeirs, signing: { plot: 'farm' } });
  expect([heirs, signing]).toEqual([null, null]);
});

/** The height of each page's texts above its foot, the lowest of them. */
async function cachedPages(report: ReportContent): Promise<number[][]> {
  const file = await drawReport(report, now);
  expect(file.length).toBeLessThan(300_000);
  const text = Buffer.from(file).toString('latin1');
  const pages = baselines(text);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
  for (const lines of pages) {
    const foot = Math.min(...lines);
    // a foot is two texts on one line, some marks of Arabic letters a little above it
    const rest = lines.filter((y) => y > foot + 5);
    expect(lines.length - rest.length).toBeGreaterThan(1);
    expect(rest.length).toBeGreaterThan(2);
    expect(Math.min(...rest)).toBeGreaterThan(foot + 10);
    expect(Math.max(...rest)).toBeLessThan(842);
  }
  return pages;
}

/** The height of each text above the foot of its page, page by page. */
function baselines(file: string): number[][] {
  return [...file.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
    .map(([, packed]) => inflated(packed!))
    .map((page) => [...page.matchAll(/1 0 0 1 \S+ (\S+) Tm/g)].map(([, y]) => Number(y)))
    .filter((lines) => lines.length > 2);
}

function inflated(packed: string): string {
  try {
    // a checksum that ends like a line loses its last byte to the pattern
    const whole = { finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(Buffer.from(packed, 'latin1'), whole).toString('latin1');
  } catch {
    return '';
  }
}
