import { afterSale, type RangedPrice } from '../fees/after-sale.ts';
import { afterSaleTitle } from '../fees/after-sale-texts.ts';
import type { Day } from '../fees/rate.ts';
import type { Details } from '../estimation.ts';
import type { ShownEstimation } from '../told/shown-figures.ts';
import { sideTexts } from '../told/side-texts.ts';
import { sideView, type Side } from '../told/side-view.ts';
import type { PropertyType } from '../vocabulary.ts';

/** A figure of which each heir has a part. */
export interface HeirFigure extends RangedPrice {
  label: string;
  side: Side;
}

/** The net seller price, what is left of it, and the rent where there is one; none where no sale price may be shown. */
export function heirFigures(
  property: { type: PropertyType; details: Details },
  data: ShownEstimation,
  day: Day,
): HeirFigure[] {
  const sale = sideView('vente', property.type, data);
  if (sale.kind !== 'estimated') return [];
  const rent = sideView('location', property.type, data);
  const { left } = afterSale({ ...property, price: sale.price, range: sale.range }, day);
  return [
    { label: sideTexts.vente.figure, side: 'vente', price: sale.price, range: sale.range },
    { label: `${afterSaleTitle}, au plus`, side: 'vente', ...left },
    ...(rent.kind === 'estimated'
      ? [
          {
            label: `${sideTexts.location.title} hors charges`,
            side: 'location' as const,
            price: rent.price,
            range: rent.range,
          },
        ]
      : []),
  ];
}
