import type { PropertyType, SharedEstimation, Transaction } from '@soumdar/contract';
import { propertyTitle } from '@soumdar/words/results';
import * as words from '@soumdar/words/pages';
import { expiredTitle } from '@soumdar/words/shared-estimate';
import type { PageHead } from '../site/render-head.ts';

/** Of a link that leads nowhere, or no more. */
export const expiredHead: PageHead = { title: expiredTitle };

/** What the page says of itself where its link is shared: no price but where the owner wants it. */
export function headOfShared({ estimation }: SharedEstimation, showPrice: boolean): PageHead {
  const { property_type, details, localisation, basis, created_at } = estimation;
  const { netPrice, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } = estimation.result;
  const sentences = [
    ...(basis?.sample ? [words.sampleData] : []),
    ...(showPrice
      ? [
          ...price('sale', netPrice, rangeLow, rangeHigh),
          ...price('rent', monthlyRent, rentRangeLow, rentRangeHigh),
        ]
      : []),
    words.preparedOn(created_at),
  ];
  return {
    title: propertyTitle(property_type as PropertyType, details.surface, localisation),
    description: `${sentences.join('. ')}.`,
  };
}

const price = (
  side: Transaction,
  figure: number | null,
  low: number | null,
  high: number | null,
): string[] =>
  figure === null
    ? []
    : [words.aboutPrice(side, figure, low === null || high === null ? null : { low, high })];
