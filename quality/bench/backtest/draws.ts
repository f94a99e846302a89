import {
  createMarket,
  describeModel,
  estimateFigures,
  medianAbsolutePercentageError,
  trainModel,
  transactions,
  withoutDetails,
  type Listing,
  type Transaction,
} from '@soumdar/engine';
import { isInFifth } from './fifths.ts';
import { isPlausible } from './plausible.ts';
import { alignedTable } from '../table.ts';

const seed = 1;
const draws = 4;

interface Valued {
  transaction: Transaction;
  estimate: number;
  price: number;
  inRange: boolean;
}

/** Learns from four fifths and values the rest with the form's fields, in four draws of the fifth. */
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
    .flatMap((listing) => {
      const { transaction, priceTnd: price, listedOn } = listing;
      const figures = estimateFigures(withoutDetails(listing), market, listedOn)[transaction];
      if (figures.kind === 'insufficient') return [];
      const { priceTnd: estimate, lowTnd, highTnd } = figures;
      return { transaction, estimate, price, inRange: lowTnd <= price && price <= highTnd };
    });
}

const headings = [
  '',
  ...transactions.flatMap((transaction) => [transaction, 'MdAPE', 'log error', 'in range']),
];

function rowOf(name: string, valued: readonly Valued[]): string[] {
  return [
    name,
    ...transactions.flatMap((transaction) => {
      const cases = valued.filter((one) => one.transaction === transaction);
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
