import { shownFromScore, type Details } from '@soumdar/contract';
import type { FollowedValue, NewFollowedValue, NoFigure } from '@soumdar/db';
import {
  estimateFigures,
  isCovered,
  logPriceIndex,
  methodVersion,
  type Market,
  type PropertyType,
  type Transaction,
  type TransactionFigures,
} from '@soumdar/engine';
import { presentLocation, type Property } from '../estimation/subject.ts';
import { placeSubject } from '../estimation/town-places.ts';
import type { Noise } from './valuing-worker.ts';

interface Valuation {
  propertyType: PropertyType;
  modelVersion: string;
  /** `YYYY-MM-DD` */
  asOf: string;
  now: ValuedProperty;
  byFormerModel: Record<Transaction, number | undefined> | undefined;
  /** null at the first */
  last: FollowedValue | null;
  noise: Noise | undefined;
}

export type Point = Omit<NewFollowedValue, 'account_id' | 'estimation_id' | 'valued_at'>;

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

interface ValuedSide {
  price: number | null;
  low: number | null;
  high: number | null;
  score: number | null;
  comparables: number;
}

export interface ValuedProperty {
  sale: ValuedSide;
  rent: ValuedSide;
  /** null where a side has a figure */
  noFigure: NoFigure | null;
}

/** @param asOf `YYYY-MM-DD` */
export function valueProperty(property: Property, market: Market, asOf: string): ValuedProperty {
  const placed = placeSubject(property, market);
  const { sale, rent } = estimateFigures(placed.subject, market, asOf, placed.places);
  const hasFigure = sale.kind === 'estimated' || rent.kind === 'estimated';
  return {
    sale: sideOf(sale),
    rent: sideOf(rent),
    noFigure: hasFigure ? null : isCovered(market, placed.subject) ? 'too_few' : 'not_covered',
  };
}

function sideOf(side: TransactionFigures): ValuedSide {
  const { comparableCount: comparables } = side;
  if (side.kind === 'insufficient') return { ...withoutFigure, comparables };
  return { price: side.priceTnd, low: side.lowTnd, high: side.highTnd, score: side.score, comparables };
}

const withoutFigure = { price: null, low: null, high: null, score: null };

export const notValued: ValuedProperty = {
  sale: { ...withoutFigure, comparables: 0 },
  rent: { ...withoutFigure, comparables: 0 },
  noFigure: 'fault',
};

/** @internal */
export interface PricedSide {
  price: number | null;
  date: string;
  modelVersion: string;
  method: number;
}

/** Logarithms that add up to the whole change. */
export interface Moves {
  index: number;
  /** null where it cannot be separated from the model's part */
  listings: number | null;
  model: number | null;
}

/**
 * Splits a change in steps: the day, by the published index; the advertisements, by the former model; then
 * the model. The former model's price today separates the last two, within one version of the method.
 * @param byFormerModel that price; undefined where the former model no longer exists
 * @internal
 */
export function whatMoved(
  transaction: Transaction,
  propertyType: PropertyType,
  before: PricedSide,
  now: PricedSide,
  byFormerModel: number | undefined,
): Moves | undefined {
  if (before.price === null || now.price === null) return undefined;
  const indexAt = (date: string) => (transaction === 'sale' ? logPriceIndex(propertyType, date) : 0);
  const index = indexAt(now.date) - indexAt(before.date);
  const isSameModel = before.modelVersion === now.modelVersion;
  const between = isSameModel ? now.price : byFormerModel;
  if (between === undefined || before.method !== methodVersion) return { index, listings: null, model: null };
  return {
    index,
    listings: Math.log(between / before.price) - index,
    model: isSameModel ? 0 : Math.log(now.price / between),
  };
}

type Sides = Pick<FollowedValue, 'sale_price' | 'sale_score' | 'rent_price' | 'rent_score'>;

/** Unrounded; null where the score is too low, and for the rent of land. */
export function shownPrices(
  propertyType: PropertyType,
  { sale_price, sale_score, rent_price, rent_score }: Partial<Sides>,
): { sale: number | null; rent: number | null } {
  const shown = (price: number | null | undefined, score: number | null | undefined) =>
    (score ?? 0) >= shownFromScore ? (price ?? null) : null;
  return {
    sale: shown(sale_price, sale_score),
    rent: propertyType === 'land' ? null : shown(rent_price, rent_score),
  };
}

export function hasShownPrice(propertyType: PropertyType, { sale, rent }: ValuedProperty): boolean {
  const shown = shownPrices(propertyType, {
    sale_price: sale.price,
    sale_score: sale.score,
    rent_price: rent.price,
    rent_score: rent.score,
  });
  return shown.sale !== null || shown.rent !== null;
}

export function describedBy(record: {
  property_type: PropertyType;
  lat: number;
  lng: number;
  precision: 'neighbourhood' | 'town' | null;
  details: object;
}): Property {
  const { property_type, details } = record;
  return { type: property_type, location: presentLocation(record), details: details as Details };
}

/** A followed property is valued once for each. */
export const marketKey = ({ modelVersion, imports }: { modelVersion: string; imports: number }): string =>
  `${modelVersion}/${imports}`;

export const modelOfMarket = (key: string): string => key.slice(0, key.lastIndexOf('/'));
