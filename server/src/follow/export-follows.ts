import { type PersonalExport } from '@soumdar/contract';
import type { EstimationRow, listFollows } from '@soumdar/db';
import { roundings } from '@soumdar/rules';
import { markUnreliable } from '../estimation/mark-unreliable.ts';
import { presentFollowed } from './follow-property.ts';
import { presentPoints } from './present-history.ts';

/** The follows of an account as its export tells them, with the figures that no screen shows, marked. */
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
