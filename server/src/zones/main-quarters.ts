import type { MarketFigures } from '@soumdar/engine';
import { zoneTree, type Zone } from '@soumdar/listings';

/** Of the advertisements for sale of a town. */
const centreShare = 0.5;
const leastShare = 0.15;
const mostNamed = 3;

/** Of a town whose name says little of where its advertisements are: undefined where its centre has half of them. */
export function mainQuarters(figures: MarketFigures, { slug, level }: Zone): Zone[] | undefined {
  if (level !== 'town') return undefined;
  const counted = [...zoneTree().zones.values()]
    .filter(({ parent }) => parent === slug)
    .map((zone) => ({ zone, count: countForSale(figures, zone.slug) }))
    .sort((a, b) => b.count - a.count);
  const share = (count: number) => count / counted.reduce((sum, quarter) => sum + quarter.count, 0);
  const [first, ...others] = counted;
  if (!first || first.count === 0 || others.every(({ count }) => count === 0)) return undefined;
  const isCentre = (zone: Zone) => zone.name.endsWith(' centre');
  if (counted.some(({ zone, count }) => isCentre(zone) && share(count) >= centreShare)) return undefined;
  return counted
    .filter(({ count }) => share(count) >= leastShare)
    .slice(0, mostNamed)
    .map(({ zone }) => zone);
}

/** As published: few are none. */
const countForSale = ({ zones }: MarketFigures, slug: string) =>
  (zones[slug]?.groups ?? []).reduce(
    (sum, { transaction, count }) => (transaction === 'sale' ? sum + (count ?? 0) : sum),
    0,
  );
