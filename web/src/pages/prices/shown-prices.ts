import type { GroupView } from '@soumdar/views';
import { ticksAround } from '../../ui/chart-scale.ts';

/** The ticks of a scale from 0 that holds the spreads of all groups; none where there are no figures. */
export function scaleOf(groups: readonly GroupView[]): number[] {
  const highest = groups.flatMap((group) => group.prices?.high ?? []);
  return highest.length > 0 ? ticksAround(0, Math.max(...highest)) : [];
}
