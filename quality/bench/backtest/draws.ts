import {
  createMarket,
  describeModel,
  estimateFigures,
  medianAbsolutePercentageError,
  trainModel,
  transactions,
  withoutDetails,
  type Listing,
  type Market,
  type Transaction,
} from '@soumdar/engine';
import { isInFifth } from './fifths.ts';
import { isPlausible } from './plausible.ts';
import { alignedTable } from '../table.ts';
import type { Fields } from './prediction.ts';

const seed = 1;
const draws = 4;
const fieldSets: readonly Fields[] = ['basic', 'all'];

interface Valued {
  transaction: Transaction;
  fields: Fields;
  estimate: number;
  price: number;
  inRange: boolean;
}

/** Learns from four fifths and values the rest with the form's fields and with all, in four draws of the fifth. */
export function printDraws(listings: readonly Listing[]): void {
  const all: Valued[] = [];
  const rows = Array.from({ length: draws }, (_, draw) => {
    const valued = valueFifth(listings, draw + 1);
    all.push(...valued);
    return rowOf(`draw ${draw + 1}`, valued);
  });
  console.log(alignedTable([headings, ...rows, rowOf('together', all)]));
}

/** What cleaning would leave out is not valued. */
function valueFifth(listings: readonly Listing[], draw: number): Valued[] {
  const isHeldOut = (listing: Listing) => isInFifth(listing, draw);
  const learned = listings.filter((listing) => !isHeldOut(listing));
  const model = trainModel(learned, { seed });
  const market = createMarket(learned, model);
  console.error(`draw ${draw}: learned from ${describeModel(model).rows.used}`);
  return listings
    .filter((listing) => isHeldOut(listing) && isPlausible(listing))
    .flatMap((listing) => fieldSets.flatMap((fields) => valueListing(listing, fields, market)));
}

function valueListing(listing: Listing, fields: Fields, market: Market): Valued[] {
  const { transaction, priceTnd: price, listedOn } = listing;
  const subject = fields === 'all' ? listing : withoutDetails(listing);
  const figures = estimateFigures(subject, market, listedOn)[transaction];
  if (figures.kind === 'insufficient') return [];
  const { priceTnd: estimate, lowTnd, highTnd } = figures;
  return [{ transaction, fields, estimate, price, inRange: lowTnd <= price && price <= highTnd }];
}

const sides = fieldSets.flatMap((fields) => transactions.map((transaction) => ({ fields, transaction })));

const headings = [
  '',
  ...sides.flatMap(({ fields, transaction }) => [
    `${transaction}, ${fields}`,
    'MdAPE',
    'log error',
    'in range',
  ]),
];

function rowOf(name: string, valued: readonly Valued[]): string[] {
  return [
    name,
    ...sides.flatMap(({ fields, transaction }) => {
      const cases = valued.filter((one) => one.transaction === transaction && one.fields === fields);
      const logErrors = cases.map(({ estimate, price }) => Math.abs(Math.log(estimate / price)));
      return [
        String(cases.length),
        percent(medianAbsolutePercentageError(cases)),
        (logErrors.reduce((sum, error) => sum + error, 0) / cases.length).toFixed(4),
        percent(cases.filter(({ inRange }) => inRange).length / cases.length),
      ];
    }),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
