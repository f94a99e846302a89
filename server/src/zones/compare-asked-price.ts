import { roundings, type PriceComparison } from '@soumdar/contract';
import { comparePrice, zonesAround, type AskedPrice, type Market, type Transaction } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { FiguredMarket } from './figured-market.ts';
import { placeOf } from './present-zone.ts';

/** Advertisements of one transaction and type by zone: positions in its index. */
type Members = Map<string, number[]>;

const membersByIndex = new WeakMap<object, Members>();

/** Compares with the zone, or with the smallest one around it that has enough; undefined where none has. The zone must exist. */
export function compareAskedPrice(
  { market, figures, basis }: FiguredMarket,
  slug: string,
  transaction: Transaction,
  asked: AskedPrice,
): PriceComparison | undefined {
  const members = membersOf(market, transaction, asked.propertyType);
  const { price } = roundings[transaction === 'sale' ? 'vente' : 'location'];
  // no finer than prices are told: who tries one after another must not find those of single advertisements
  const rounded = { ...asked, priceTnd: price(asked.priceTnd) };
  for (const zone of zonesAround(zoneTree(), slug)) {
    const comparables = market.comparables[transaction][asked.propertyType];
    const position = comparePrice(comparables, members.get(zone) ?? [], rounded, figures.asOf);
    if (!position) continue;
    const { count, widened, lowTnd, medianTnd, highTnd, shareBelow } = position;
    return {
      zone: placeOf(zoneTree().zones.get(zone)!),
      count,
      widened,
      low: price(lowTnd),
      median: price(medianTnd),
      high: price(highTnd),
      shareBelow,
      asOf: figures.asOf,
      sample: basis.sample,
    };
  }
  return undefined;
}

/** Found at the first question about a market: some ten milliseconds. */
function membersOf(
  { comparables }: Market,
  transaction: Transaction,
  type: AskedPrice['propertyType'],
): Members {
  const index = comparables[transaction][type];
  const known = membersByIndex.get(index);
  if (known) return known;
  const members: Members = new Map();
  for (let at = 0; at < index.lat.length; at += 1) {
    const finest = zoneTree().zoneAt({ lat: index.lat[at]!, lng: index.lng[at]! });
    for (const zone of zonesAround(zoneTree(), finest)) {
      const found = members.get(zone);
      if (found) found.push(at);
      else members.set(zone, [at]);
    }
  }
  membersByIndex.set(index, members);
  return members;
}
