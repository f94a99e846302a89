import type { GroupView } from '@soumdar/views';
import { ticksAround } from '../../ui/chart-scale.ts';

/** From 0 to beyond the highest spread; empty without figures. */
export function scaleOf(groups: readonly GroupView[]): number[] {
  const highest = groups.flatMap((group) => group.prices?.high ?? []);
  return highest.length > 0 ? ticksAround(0, Math.max(...highest)) : [];
}
