import type { ZoneGroup } from '@soumdar/contract';
import { ticksAround } from '../../ui/chart-scale.ts';

/** What is shown of a group: its own figures, or those of the larger zone that stand in; undefined where there are none. */
export function shownPrices(group: ZoneGroup | undefined) {
  const { medianPerSqm, lowPerSqm, highPerSqm } =
    (group?.medianPerSqm === null ? group.instead : group) ?? {};
  return medianPerSqm == null || lowPerSqm == null || highPerSqm == null
    ? undefined
    : { median: medianPerSqm, low: lowPerSqm, high: highPerSqm };
}

/** The ticks of a scale from 0 that holds the spreads of all groups; none where there are no figures. */
export function scaleOf(groups: readonly ZoneGroup[]): number[] {
  const highest = groups.flatMap((group) => shownPrices(group)?.high ?? []);
  return highest.length > 0 ? ticksAround(0, Math.max(...highest)) : [];
}
