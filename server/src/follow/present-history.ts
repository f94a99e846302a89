import type {
  FollowedPoint,
  FollowHistory,
  Moved,
  PersonalExport,
  PropertyType,
  Transaction,
} from '@soumdar/contract';
import type { EstimationRow, Follow, FollowedValue, listFollows } from '@soumdar/db';
import { publishedIndex } from '@soumdar/engine';
import { roundings } from '@soumdar/rules';
import { markUnreliable } from '../estimation/mark-unreliable.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import { changeAsShown, movesAsShown } from './as-shown.ts';
import { presentFollowed } from './follow-property.ts';
import type { Moves } from './point.ts';

/** Five years, enough for any new line. */
const quartersShown = 20;

/** Newest first, with the index of its type. */
export function presentHistory(
  { property_type, details }: { property_type: PropertyType; details: object },
  follow: Follow | undefined,
  values: FollowedValue[],
): FollowHistory {
  const { surface } = details as { surface: number };
  return {
    followed: follow ? presentFollowed(follow) : null,
    points: presentPoints(values, surface),
    index: {
      source: 'INS',
      quarters: publishedIndex(property_type)
        .slice(-quartersShown)
        .map(({ quarter, index }) => ({ quarter, index: Number(index.toFixed(1)) })),
    },
  };
}

const presentPoints = (values: FollowedValue[], surfaceM2: number): FollowedPoint[] =>
  values.map((value, at) => presentPoint(value, values[at + 1], surfaceM2));

function presentPoint(
  value: FollowedValue,
  before: FollowedValue | undefined,
  surfaceM2: number,
): FollowedPoint {
  const { sale_price, rent_price, corrected, surface_m2 } = value;
  const perSqm = (price: number | null) => (price === null ? null : price / (surface_m2 ?? surfaceM2));
  const { estimation } = roundEstimate({
    estimation: {
      netPrice: sale_price,
      pricePerSqm: perSqm(sale_price),
      rangeLow: value.sale_low,
      rangeHigh: value.sale_high,
      monthlyRent: rent_price,
      monthlyRentPerSqm: perSqm(rent_price),
      rentRangeLow: value.rent_low,
      rentRangeHigh: value.rent_high,
    },
  });
  return {
    date: value.valued_at,
    modelVersion: value.model_version,
    newModel: before !== undefined && before.model_version !== value.model_version,
    newMethod: before !== undefined && before.method !== value.method,
    ...(corrected && { corrected }),
    estimation,
    confidence: { sale: confidenceOf(value.sale_score), rent: confidenceOf(value.rent_score) },
    comparableCounts: { sale: value.sale_comparables ?? 0, rent: value.rent_comparables ?? 0 },
    noFigure: value.no_figure,
    moved: {
      sale:
        value.sale_index === null
          ? null
          : movedOf('sale', before?.sale_price, sale_price, {
              index: value.sale_index,
              listings: value.sale_listings,
              model: value.sale_model,
            }),
      rent: corrected
        ? null
        : movedOf('rent', before?.rent_price, rent_price, {
            index: 0,
            listings: value.rent_listings,
            model: value.rent_model,
          }),
    },
    noise: { sale: shareOf(value.sale_noise), rent: shareOf(value.rent_noise) },
  };
}

const confidenceOf = (score: number | null) => ({ score: score ?? 0 });

function movedOf(
  side: Transaction,
  before: number | null | undefined,
  now: number | null,
  exact: Moves,
): Moved | null {
  if (before === undefined || before === null || now === null) return null;
  const change = changeAsShown(side, before, now);
  const { index, listings, model } = movesAsShown(change, exact);
  return {
    total: shareOf(change)!,
    index: shareOf(index)!,
    listings: shareOf(listings),
    model: shareOf(model),
  };
}

/** To the thousandth. */
const shareOf = (log: number | null): number | null =>
  log === null ? null : Number((Math.exp(log) - 1).toFixed(3));

export function exportFollows(
  follows: Awaited<ReturnType<typeof listFollows>>,
  estimations: EstimationRow[],
): PersonalExport['follows'] {
  return follows.map(({ values, told_at, told_sale, told_rent, ...follow }) => {
    const { details } = estimations.find(({ id }) => id === follow.estimation_id)!;
    const { surface } = details as { surface: number };
    return {
      ...presentFollowed(follow),
      told: {
        at: told_at,
        netPrice: told_sale && roundings.sale.price(told_sale),
        monthlyRent: told_rent && roundings.rent.price(told_rent),
      },
      points: presentPoints(values, surface).map((point) => ({
        ...point,
        confidence: markUnreliable(point.confidence, point.estimation),
      })),
    };
  });
}
