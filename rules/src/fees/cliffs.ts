import { dutiesOf, type Purchase } from './buyer.ts';
import { entryOn } from './charge.ts';
import { millimesOf, spanOf, type Amount } from './money.ts';
import { saleRates, type RateName } from './rates.ts';

/** A price from which the whole price has a higher rate. */
export interface Cliff {
  priceDt: number;
  /** the duties of one dinar less */
  before: Amount;
  after: Amount;
  /** the cost of that dinar */
  rise: Amount;
}

/** Duties that grow evenly between two prices in whole dinars. */
export interface DutySegment {
  fromDt: number;
  toDt: number;
  from: Amount;
  to: Amount;
}

/** The least cost of one dinar that makes a cliff. */
const leastCliff = millimesOf(1000);

const ratesOfPrice: Record<Purchase['kind'], RateName[]> = {
  resale: ['resaleDuty'],
  newHome: ['newHomeDuty', 'newHomeExtraDuty', 'newHomePages'],
  buildingLand: [],
};

function edgesOf({ kind, day, fromAbroad }: Purchase): number[] {
  if (fromAbroad) return [];
  const edges = ratesOfPrice[kind].flatMap((name) =>
    entryOn(saleRates[name], day).readings.flatMap(({ brackets }) => brackets.map(({ from }) => from)),
  );
  return [...new Set(edges)].filter((edge) => edge > 0).sort((a, b) => a - b);
}

const dutiesAt = (purchase: Purchase, priceDt: number): Amount => dutiesOf({ ...purchase, priceDt });

export function cliffsOf(purchase: Purchase): Cliff[] {
  return edgesOf(purchase)
    .map((priceDt) => {
      const [before, after] = [dutiesAt(purchase, priceDt - 1), dutiesAt(purchase, priceDt)];
      return { priceDt, before, after, rise: spanOf([after.low - before.low, after.high - before.high]) };
    })
    .filter(({ rise }) => rise.high >= leastCliff);
}

export function dutyCurve(purchase: Purchase, upToDt: number): DutySegment[] {
  const starts = [0, ...edgesOf(purchase).filter((edge) => edge < upToDt)];
  return starts.map((fromDt, at) => {
    const toDt = (starts[at + 1] ?? upToDt + 1) - 1;
    return { fromDt, toDt, from: dutiesAt(purchase, fromDt), to: dutiesAt(purchase, toDt) };
  });
}
