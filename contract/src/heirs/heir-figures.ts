import { afterSale, type RangedPrice } from '../fees/after-sale.ts';
import { afterSaleTitle } from '../fees/after-sale-texts.ts';
import type { Day } from '../fees/rate.ts';
import type { Details } from '../estimation.ts';
import type { ShownEstimation } from '../presentation/shown-figures.ts';
import { sideTexts } from '../presentation/side-texts.ts';
import type { Transaction } from '../vocabulary.ts';
import { sideView } from '../presentation/side-view.ts';
import type { PropertyType } from '../vocabulary.ts';

export interface HeirFigure extends RangedPrice {
  label: string;
  side: Transaction;
}

/** Empty where no sale price may be shown. */
export function heirFigures(
  property: { type: PropertyType; details: Details },
  data: ShownEstimation,
  day: Day,
): HeirFigure[] {
  const sale = sideView('sale', property.type, data);
  if (sale.kind !== 'estimated') return [];
  const rent = sideView('rent', property.type, data);
  const { left } = afterSale({ ...property, price: sale.price, range: sale.range }, day);
  return [
    { label: sideTexts.sale.figure, side: 'sale', price: sale.price, range: sale.range },
    { label: `${afterSaleTitle}, au plus`, side: 'sale', ...left },
    ...(rent.kind === 'estimated'
      ? [
          {
            label: `${sideTexts.rent.title} hors charges`,
            side: 'rent' as const,
            price: rent.price,
            range: rent.range,
          },
        ]
      : []),
  ];
}
