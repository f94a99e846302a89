import { type PropertyType, type ZoneAround } from '@soumdar/contract';
import * as words from '@soumdar/words/map';

/**
 * The larger zone's price, by name, where there are too few.
 * @param type the most advertised one by default
 */
export function zonePricesText(zone: ZoneAround, type?: PropertyType): string {
  const { sales, name, slug, asOf, sample } = zone;
  const [most] = sales.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const group = type ? sales.find((one) => one.type === type) : most;
  if (!group) return '';
  return words.zonePrices({ zone: { slug, name }, ...group, asOf, isSample: sample });
}
