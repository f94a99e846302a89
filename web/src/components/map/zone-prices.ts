import { type PropertyType, type ZoneAround } from '@soumdar/contract';
import * as words from '@soumdar/words/map';

/**
 * 'Appartements : 300 annonces de vente à La Soukra, médiane 3 280 DT/m²'; where they are too few for a price, that of the larger zone,
 * named. Without a type, of the one that is most advertised.
 */
export function zonePricesText(zone: ZoneAround, type?: PropertyType): string {
  const { sales, name, slug, sample } = zone;
  const [most] = sales.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const group = type ? sales.find((one) => one.type === type) : most;
  if (!group) return '';
  return words.zonePrices({ zone: { slug, name }, ...group, isSample: sample });
}
