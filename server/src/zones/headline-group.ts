import type { Transaction } from '@soumdar/engine';
import type { Zone, ZoneGroup } from '@soumdar/contract';

/** What a zone is known by: the type that is most advertised, before one whose prices are those of a larger zone. */
export function headlineGroup(groups: Zone['groups'], transaction: Transaction): ZoneGroup | undefined {
  return groups
    .filter((group) => group.transaction === transaction && (group.medianPerSqm !== null || group.instead))
    .toSorted(
      (a, b) =>
        Number(b.medianPerSqm !== null) - Number(a.medianPerSqm !== null) || (b.count ?? 0) - (a.count ?? 0),
    )[0];
}
