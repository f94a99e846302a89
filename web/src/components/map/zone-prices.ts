import { type PropertyType, type ZoneAround } from '@soumdar/contract';
import { formatPricePerM2, formatAdvertisements } from '@soumdar/words/formats';
import { inZone } from '@soumdar/words/places';

const plurals: Record<PropertyType, string> = {
  apartment: 'Appartements',
  house: 'Maisons',
  villa: 'Villas',
  land: 'Terrains',
};

/**
 * 'Appartements : 300 annonces de vente à La Soukra, médiane 3 280 DT/m²'; where they are too few for a price, that of the larger zone,
 * named. Without a type, of the one that is most advertised.
 */
export function zonePricesText(zone: ZoneAround, type?: PropertyType): string {
  const { sales, name, slug, sample } = zone;
  const [most] = sales.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const group = type ? sales.find((one) => one.type === type) : most;
  if (!group) return '';
  const { count, medianPerSqm, instead } = group;
  const shown =
    medianPerSqm === null
      ? instead?.medianPerSqm != null &&
        `\u00a0; médiane ${inZone(instead)} : ${formatPricePerM2(instead.medianPerSqm)}`
      : `, médiane ${formatPricePerM2(medianPerSqm)}`;
  const advertised = `${formatAdvertisements(count)} de vente ${inZone({ slug, name })}`;
  return `${plurals[group.type]} : ${advertised}${shown || ', trop peu pour un prix'}${sample ? ' (données d’exemple)' : ''}.`;
}
