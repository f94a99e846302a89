import { type PropertyType, type SharedEstimation } from '@soumdar/contract';
import { formatLongDate, formatNumber, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabels } from '@soumdar/words/labels';
import type { PageHead } from '../site/page-heads.ts';

/** Of a link that leads nowhere, or no more. */
export const deadHead: PageHead = { title: 'Lien expiré' };

/** What the page says of itself where its link is shared: no price but where the owner wants it. */
export function headOfShared({ estimation }: SharedEstimation, showPrice: boolean): PageHead {
  const { property_type, details, localisation, basis, created_at } = estimation;
  const type = propertyTypeLabels[property_type as PropertyType] ?? 'Bien immobilier';
  const sentences = [
    ...(basis?.sample ? ['Données d’exemple'] : []),
    ...(showPrice ? prices(estimation.result) : []),
    `Estimation du ${formatLongDate(created_at)}, préparée avec Soumdar à partir d’annonces comparables`,
  ];
  return {
    title: `${type} de ${formatSurface(details.surface)}, ${localisation}`,
    description: `${sentences.join('. ')}.`,
  };
}

function prices(result: SharedEstimation['estimation']['result']): string[] {
  const { netPrice, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } = result;
  return [
    ...price('Vente', 'DT', netPrice, rangeLow, rangeHigh),
    ...price('Loyer', 'DT par mois', monthlyRent, rentRangeLow, rentRangeHigh),
  ];
}

function price(
  what: string,
  unit: string,
  figure: number | null,
  low: number | null,
  high: number | null,
): string[] {
  if (figure === null) return [];
  const range = low === null || high === null ? '' : `, entre ${formatNumber(low)} et ${formatNumber(high)}`;
  return [`${what} : environ ${formatNumber(figure)} ${unit}${range}`];
}
