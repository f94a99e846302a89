import { fewestInAgreement } from '../parameters/market-params.ts';
import { median } from '../statistics/quantile.ts';
import type { Training } from '../training/train-model.ts';
import { createMarket, type Market } from '../valuation/market.ts';
import type { Listing, PropertyType, Transaction } from '../vocabulary/property.ts';
import { checkedPrices } from './check-price.ts';
import { marketSets } from './comparable-sets.ts';
import { marketFigures } from './market-figures.ts';
import { valuedOn } from './valued-listing.ts';
import { zonesAround, type ZoneTree } from './zone-tree.ts';

/** Two figures about one group of a zone: the first by the second, less 1. */
export interface Agreement {
  figures: 'estimate' | 'estimateToday' | 'check' | 'checkAround';
  zone: string;
  transaction: Transaction;
  type: PropertyType;
  count: number;
  difference: number;
}

/**
 * Compares what the screens say about one zone, of `listings` learned from, with its page. `estimate`: median of the out-of-fold estimates
 * per m² of its advertisements, each brought from its day to that of the page; `estimateToday`: the same,
 * valued on the page's day by the model alone; `check`: middle of the price check for the typical home, `checkAround`
 * where a larger zone answers it.
 */
export function agreement(
  training: Training,
  listings: readonly Listing[],
  tree: ZoneTree,
  asOf: string,
): Agreement[] {
  const { zones } = marketFigures(training, tree, asOf);
  const estimates = new Map<string, { own: number[]; today: number[] }>();
  const keyOf = (zone: string, transaction: Transaction, type: PropertyType) =>
    [zone, transaction, type].join(' ');
  for (const { listing, error } of training.tested) {
    const { priceTnd, expected } = valuedOn(asOf, training.model, listing);
    const { transaction, propertyType, surfaceM2 } = listing;
    for (const zone of zonesAround(tree, tree.zoneAt(listing))) {
      const key = keyOf(zone, transaction, propertyType);
      if (!estimates.has(key)) estimates.set(key, { own: [], today: [] });
      const { own, today } = estimates.get(key)!;
      own.push((priceTnd * Math.exp(-error)) / surfaceM2);
      if (expected) today.push(Math.exp(expected[transaction]) / surfaceM2);
    }
  }
  const ofEstimates = Object.entries(zones).flatMap(([zone, { groups }]) =>
    groups.flatMap(({ transaction, type, medianPerSqm }): Agreement[] => {
      const { own, today } = estimates.get(keyOf(zone, transaction, type))!;
      if (own.length < fewestInAgreement || medianPerSqm === null) return [];
      const group = { zone, transaction, type, count: own.length };
      const by = (values: number[]) => median(values) / medianPerSqm - 1;
      return [
        { figures: 'estimate', ...group, difference: by(own) },
        ...(today.length > 0 ? [{ figures: 'estimateToday' as const, ...group, difference: by(today) }] : []),
      ];
    }),
  );
  return [...ofEstimates, ...ofChecks(createMarket(listings, training.model).comparables, zones, tree, asOf)];
}

function ofChecks(
  comparables: Market['comparables'],
  zones: ReturnType<typeof marketFigures>['zones'],
  tree: ZoneTree,
  asOf: string,
): Agreement[] {
  const sets = marketSets(comparables, tree);
  return Object.entries(zones).flatMap(([zone, { grossYield }]) => {
    if (!grossYield) return [];
    const { type, surfaceM2, priceTnd, rentTnd } = grossYield.typical;
    const prices = { sale: priceTnd, rent: rentTnd };
    return (['sale', 'rent'] as const).flatMap((transaction): Agreement[] => {
      const furnished = transaction === 'rent' ? false : undefined;
      const price = prices[transaction];
      const checked = checkedPrices(
        {
          transaction,
          type,
          comparables: comparables[transaction][type],
          sets: sets[transaction][type],
          figures: { zones, asOf },
        },
        { zones: zonesAround(tree, zone), surfaceM2, furnished },
      );
      if (!checked) return [];
      const { set, pricesAt } = checked;
      const middle = pricesAt(surfaceM2).medianTnd;
      const figures = set.zone === zone ? 'check' : 'checkAround';
      const count = set.members.length;
      return [{ figures, zone, transaction, type, count, difference: middle / price - 1 }];
    });
  });
}
