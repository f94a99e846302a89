import { type Transaction } from '@soumdar/contract';
import { afterSale, type Day, type RangedPrice } from '@soumdar/rules';
import type { EstimatedProperty, EstimateView } from './estimate-view.ts';

export interface HeirFigure extends RangedPrice {
  /** the price, at most what is left of it, the rent */
  what: 'price' | 'left' | 'rent';
  side: Transaction;
}

/** Empty where no sale price may be shown. */
export function heirFigures(
  property: EstimatedProperty,
  { sale, rent }: Pick<EstimateView, 'sale' | 'rent'>,
  day: Day,
): HeirFigure[] {
  if (sale.kind !== 'estimated') return [];
  const { price, range } = sale;
  const { left } = afterSale({ ...property, price, range }, day);
  return [
    { what: 'price', side: 'sale', price, range },
    { what: 'left', side: 'sale', ...left },
    ...(rent.kind === 'estimated'
      ? [{ what: 'rent', side: 'rent', price: rent.price, range: rent.range } as const]
      : []),
  ];
}
