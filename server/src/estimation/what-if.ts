import type { Comparable, Transaction, TransactionEstimate, TransactionFigures } from '@soumdar/engine';
import type { Refusal } from '../http/refusal.ts';
import { opaqueId, type ValuedProperty } from './present.ts';

/** At most half of the comparables of each side may be left out. */
const mostOf = (shown: readonly Comparable[]) => Math.floor(shown.length / 2);

/**
 * The property valued without some of the comparables shown, by their opaque ids. No other takes their place, so
 * that nobody pages through the advertisements; an id that is not shown changes nothing and is counted.
 */
export function leaveOutComparables(
  valued: ValuedProperty,
  ids: readonly string[],
): { valued: ValuedProperty; withoutUnknown: number } | Refusal {
  const { estimates, marketVersion } = valued;
  const named = new Set(ids);
  const isNamed = ({ listingId }: Comparable) => named.has(opaqueId(listingId, marketVersion));
  const shown = { sale: shownOf(estimates.sale), rent: shownOf(estimates.rent) };
  const leftOut = { sale: shown.sale.filter(isNamed), rent: shown.rent.filter(isNamed) };
  const tooMany = (transaction: Transaction) => leftOut[transaction].length > mostOf(shown[transaction]);
  if (tooMany('sale') || tooMany('rent')) {
    const message = 'must be at most half of the comparables shown for a transaction';
    return { refused: 'validationFailed', details: [{ field: 'without', message }] };
  }
  const { figures, explanations } = valued.valueWithout({
    sale: new Set(leftOut.sale.map(({ listingId }) => listingId)),
    rent: new Set(leftOut.rent.map(({ listingId }) => listingId)),
  });
  const side = (transaction: Transaction): TransactionEstimate => ({
    ...notSurer(figures[transaction], estimates[transaction]),
    comparables: estimates[transaction].comparables.filter((comparable) => !isNamed(comparable)),
  });
  return {
    valued: { ...valued, estimates: { ...estimates, sale: side('sale'), rent: side('rent') }, explanations },
    withoutUnknown: named.size - leftOut.sale.length - leftOut.rent.length,
  };
}

/** Leaving out what disagrees makes a figure no surer. */
function notSurer(without: TransactionFigures, before: TransactionEstimate): TransactionFigures {
  if (without.kind !== 'estimated' || before.kind !== 'estimated' || without.score <= before.score)
    return without;
  const { score, bandAccuracy } = before;
  return { ...without, score, bandAccuracy };
}

const shownOf = (side: TransactionEstimate) => (side.kind === 'estimated' ? side.comparables : []);
