import { agreement, train, type Agreement, type Listing } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { alignedTable } from '../table.ts';

const names: Record<Agreement['figures'], string> = {
  estimate: 'estimates, brought to the page’s day',
  estimateToday: 'estimates of the model alone on that day',
  check: 'price check of the typical home',
  checkAround: 'price check where a larger zone answers',
};
const mostNamed = 3;

/** Prints how far figures about one zone are from its page's. */
export function printAgreement(listings: readonly Listing[], asOf: string): void {
  const found = agreement(train(listings, { seed: 1 }), listings, zoneTree(), asOf);
  const rows = Object.entries(names).flatMap(([figures, name]) =>
    (['sale', 'rent'] as const).flatMap((transaction) => {
      const pairs = found.filter((pair) => pair.figures === figures && pair.transaction === transaction);
      return pairs.length === 0 ? [] : [[name, transaction, String(pairs.length), ...describe(pairs)]];
    }),
  );
  console.log(alignedTable([['', 'of', 'groups', 'within 10 %', 'within 25 %', 'farthest'], ...rows]));
}

function describe(pairs: readonly Agreement[]): string[] {
  const farthest = pairs.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  return [
    percent(shareWithin(pairs, 0.1)),
    percent(shareWithin(pairs, 0.25)),
    farthest
      .slice(0, mostNamed)
      .map(({ zone, type, difference }) => `${zone} ${type} ${percent(difference)}`)
      .join(', '),
  ];
}

/** @internal */
export function shareWithin(pairs: readonly Agreement[], most: number): number {
  return pairs.filter(({ difference }) => Math.abs(difference) <= most).length / pairs.length;
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
