import type { FollowedValue, NewFollowedValue } from '@soumdar/db';
import { methodVersion, type PropertyType, type Transaction } from '@soumdar/engine';
import type { Noise } from './noise.ts';
import type { ValuedProperty } from './value-property.ts';
import { whatMoved, type PricedSide } from './what-moved.ts';

/** What a point is made of. */
export interface Valuation {
  propertyType: PropertyType;
  modelVersion: string;
  /** `YYYY-MM-DD` */
  asOf: string;
  now: ValuedProperty;
  byFormerModel: Record<Transaction, number | undefined> | undefined;
  /** the point before; null at the first */
  last: FollowedValue | null;
  noise: Noise | undefined;
}

export type Point = Omit<NewFollowedValue, 'account_id' | 'estimation_id' | 'valued_at'>;

/** A point of the line of a followed property. The noise that was not measured now is that of the point before. */
export function pointOf({
  propertyType,
  modelVersion,
  asOf,
  now,
  byFormerModel,
  last,
  noise,
}: Valuation): Point {
  const after = { date: asOf, modelVersion, method: methodVersion };
  const moved = (transaction: Transaction) =>
    last
      ? whatMoved(
          transaction,
          propertyType,
          pricedSide(last, `${transaction}_price`),
          { ...after, price: now[transaction].price },
          byFormerModel?.[transaction],
        )
      : undefined;
  const [sale, rent] = [moved('sale'), moved('rent')];
  return {
    model_version: modelVersion,
    method: methodVersion,
    no_figure: now.noFigure,
    sale_price: now.sale.price,
    sale_low: now.sale.low,
    sale_high: now.sale.high,
    sale_score: now.sale.score,
    sale_comparables: now.sale.comparables,
    sale_index: sale?.index ?? null,
    sale_listings: sale?.listings ?? null,
    sale_model: sale?.model ?? null,
    sale_noise: noise?.sale[propertyType] ?? last?.sale_noise ?? null,
    rent_price: now.rent.price,
    rent_low: now.rent.low,
    rent_high: now.rent.high,
    rent_score: now.rent.score,
    rent_comparables: now.rent.comparables,
    rent_listings: rent?.listings ?? null,
    rent_model: rent?.model ?? null,
    rent_noise: noise?.rent[propertyType] ?? last?.rent_noise ?? null,
  };
}

function pricedSide(point: FollowedValue, price: 'sale_price' | 'rent_price'): PricedSide {
  const { valued_at, model_version, method } = point;
  return { price: point[price], date: valued_at.slice(0, 10), modelVersion: model_version, method };
}
