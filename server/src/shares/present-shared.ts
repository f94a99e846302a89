import {
  coarsePosition,
  propertyTypeSchema,
  type ComparableItem,
  type Explanation,
  type SharedAnswer,
} from '@soumdar/contract';
import type { EstimationRow } from '@soumdar/db';
import { shownFigures } from '@soumdar/views';
import { dayAtTunis } from '../process/clock.ts';
import { valueAt } from '../estimation/calculate-estimate.ts';
import { presentEstimate, type ValuedProperty } from '../estimation/present.ts';
import { presentRecord } from '../estimation/record.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import { townOf } from '../estimation/town-places.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import { ofWholeCell } from './whole-cell.ts';

/** From the position rounded, so that what is around does not tell the exact one. */
export function valueAround(row: EstimationRow, market: ServedMarket): ValuedProperty {
  const { created_at, property_type, details, ...record } = presentRecord(row);
  const location = coarsePosition(record.location);
  const property = { type: propertyTypeSchema.parse(property_type), location, details };
  return valueAt(new Date(created_at), market, property, townOf(record));
}

/** Nothing of the owner or their reasons. Only the figures depend on the exact position. */
export function presentShared(row: EstimationRow, valued: ValuedProperty): SharedAnswer {
  const {
    created_at,
    property_type,
    details,
    confidence = null,
    basis,
    levelOf,
    ofAgencies,
    ...record
  } = presentRecord(row);
  const location = coarsePosition(record.location);
  const { precision } = record.location;
  const around = roundEstimate(presentEstimate(valued));
  const { sale, rent, places, nearestKm, withheld } = around.comparables;
  const result = shownFigures(property_type, { estimation: record.result, confidence });
  return ofWholeCell({
    created_at: dayAtTunis(new Date(created_at)),
    property_type,
    location: { ...location, ...(precision && { precision }) },
    details,
    result,
    confidence,
    basis,
    levelOf,
    ofAgencies,
    coverage: record.coverage,
    comparables: {
      sale: newestFirst(result.netPrice === null ? sale.map(unadjusted) : sale),
      rent: newestFirst(result.monthlyRent === null ? rent.map(unadjusted) : rent),
      places,
      nearestKm,
      ...(withheld && { withheld }),
    },
    comparableCounts: around.comparableCounts,
    explanation: {
      sale: withRest(around.explanation.sale, result.netPrice),
      rent: withRest(around.explanation.rent, result.monthlyRent),
    },
  });
}

/** Adjusted prices would give away a figure that is not shown. */
const unadjusted = ({ adjustments: _adjustments, adjustedPrice: _adjusted, ...rest }: ComparableItem) => rest;

const newestFirst = <Item extends { listedOn: string }>(items: Item[]) =>
  items.toSorted((a, b) => b.listedOn.localeCompare(a.listedOn));

/** Null where no figure is shown. */
function withRest(explanation: Explanation | null, figure: number | null): Explanation | null {
  if (!explanation || figure === null) return null;
  const { typicalPrice, effects } = explanation;
  const rest = figure - effects.reduce((sum, { amount }) => sum + amount, typicalPrice);
  return rest === 0 ? explanation : { ...explanation, rest };
}
