import { type Zone } from '@soumdar/contract';
import { propertyTypeLabels } from '@soumdar/words/labels';
import { pricesTitle } from '@soumdar/words/places';
import type { PageHead } from '../site/page-heads.ts';

const dinars = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1 });

/** What a zone's page says of itself to search engines, and where a link to it is shared. */
export function headOfZone(zone: Zone): PageHead {
  const stated = zone.groups
    .filter(({ medianPerSqm }) => medianPerSqm !== null)
    .slice(0, 3)
    .map(({ transaction, type, medianPerSqm }) => {
      const [what, unit] = transaction === 'sale' ? ['à vendre', 'DT/m²'] : ['à louer', 'DT/m² par mois'];
      return `${propertyTypeLabels[type].toLowerCase()} ${what} ${dinars.format(medianPerSqm!)} ${unit}`;
    });
  const figures = stated.length > 0 ? `Prix demandés : ${stated.join(', ')}. ` : '';
  return {
    title: pricesTitle(zone),
    description: `${figures}Prix au m², fourchettes, loyers, rendement et évolution.`,
  };
}
