import type { TrustedPlace } from '@soumdar/contract';
import { isAnswered, type Market, type Transaction } from '@soumdar/engine';
import { zoneTree, type Zone } from '@soumdar/listings';
import type { FiguredMarket } from './figured-market.ts';
import { placeOf, toThousandths } from './present-zone.ts';

const found = new WeakMap<Market, TrustedPlace[]>();

/** Where estimates are given, and how wrong they are there: governorates and towns. Found once for each market, in some tens of milliseconds. */
export function presentTrust(served: FiguredMarket): TrustedPlace[] {
  const known = found.get(served.market) ?? trustedPlaces(served);
  found.set(served.market, known);
  return known;
}

function trustedPlaces({ market, figures }: FiguredMarket): TrustedPlace[] {
  const zones = [...zoneTree().zones.values()];
  const towns = zones.filter(({ level }) => level === 'town');
  const answered = {
    sale: new Set(towns.filter((town) => isAnswered(market, 'sale', town))),
    rent: new Set(towns.filter((town) => isAnswered(market, 'rent', town))),
  };
  const trustOf = (zone: Zone, transaction: Transaction) => {
    const measured = figures.zones[zone.slug]?.accuracy.find(
      (each) => each.transaction === transaction && each.type === null,
    );
    return {
      // of a governorate, whose centre may lie in the desert, its towns tell
      answered: [...answered[transaction]].some((town) => town === zone || town.parent === zone.slug),
      count: measured?.count ?? null,
      medianError: measured ? toThousandths(measured.medianError) : null,
    };
  };
  return zones.flatMap((zone) => {
    if (zone.level !== 'governorate' && zone.level !== 'town') return [];
    const { lat, lng, parent } = zone;
    return [{ ...placeOf(zone), lat, lng, parent, sale: trustOf(zone, 'sale'), rent: trustOf(zone, 'rent') }];
  });
}
