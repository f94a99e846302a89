import { propertyTypes, transactions, type Listing, type Subject, type Transaction } from '@soumdar/engine';
import { buildKdTree, nearest, type KdTree } from './kd-tree.ts';

/** What most estimation sites do: the median asking price per m² of the 15 listings nearest in place, size and date. */
export interface PlainSearch {
  trees: Map<string, { tree: KdTree; pricesPerM2: Float64Array }>;
}

export const neighbourCount = 15;
const kmPerDegree = 111.2;
/** Length of a degree of longitude relative to one of latitude, in Tunisia. */
const narrowing = 0.81;
/** Differences that weigh as much as one kilometre: a quarter in log surface, half a year. */
const kmPerLogSurface = 4;
const kmPerYear = 2;
const yearMs = 365.25 * 86_400_000;

export function buildPlainSearch(listings: readonly Listing[]): PlainSearch {
  const trees: PlainSearch['trees'] = new Map();
  for (const transaction of transactions) {
    for (const propertyType of propertyTypes) {
      const rows = listings.filter(
        (listing) => listing.transaction === transaction && listing.propertyType === propertyType,
      );
      const points = new Float64Array(rows.length * 4);
      rows.forEach((row, at) => points.set(pointOf(row, row.listedOn), at * 4));
      const pricesPerM2 = Float64Array.from(rows, ({ priceTnd, surfaceM2 }) => priceTnd / surfaceM2);
      trees.set(segmentOf(transaction, propertyType), { tree: buildKdTree(points, 4), pricesPerM2 });
    }
  }
  return { trees };
}

/** Price per m² by transaction; absent where there is no listing. */
export function searchPlainly(
  { trees }: PlainSearch,
  subject: Subject,
  asOf: string,
): Record<Transaction, number | undefined> {
  const place = pointOf(subject, asOf);
  const priceFor = (transaction: Transaction) => {
    const { tree, pricesPerM2 } = trees.get(segmentOf(transaction, subject.propertyType))!;
    const prices = nearest(tree, place, neighbourCount).map((number) => pricesPerM2[number]!);
    return prices.toSorted((a, b) => a - b)[prices.length >> 1];
  };
  return { sale: priceFor('sale'), rent: priceFor('rent') };
}

/** Kilometres east and north on a flat map of Tunisia. */
export function placeOf({ lat, lng }: Subject): [east: number, north: number] {
  return [lng * kmPerDegree * narrowing, lat * kmPerDegree];
}

export function segmentOf(transaction: string, propertyType: string): string {
  return `${transaction} ${propertyType}`;
}

function pointOf(property: Subject, date: string): number[] {
  return [
    ...placeOf(property),
    Math.log(property.surfaceM2) * kmPerLogSurface,
    (Date.parse(date) / yearMs) * kmPerYear,
  ];
}
