import type { PropertyType, Transaction, Zone } from '@soumdar/contract';
import type { ShownEstimation } from './shown-figures.ts';

/** At which level figures stand. */
export interface Level {
  transaction: Transaction;
  /** 'YYYY-MM' or a day; null in old records, where it is the day of the estimate */
  at: string | null;
  /** true where all recent advertisements are of agencies, or the types of which they are */
  ofAgencies: boolean | PropertyType[];
}

export const estimateLevel = (
  side: Transaction,
  { levelOf, ofAgencies }: Partial<ShownEstimation>,
): Level => ({
  transaction: side,
  at: levelOf?.[side] ?? null,
  ofAgencies: ofAgencies?.[side] ?? false,
});

/** Of a market, not of an old record. */
type DatedLevel = Level & { at: string };

type Dated = Pick<Zone, 'asOf' | 'levelOf'>;

/** Of figures of one group: sales have the day, rents the month. */
export const groupLevel = (
  side: Transaction,
  { asOf, levelOf }: Dated,
  ofAgencies: boolean | PropertyType[] | undefined = false,
): DatedLevel => ({ transaction: side, at: side === 'sale' ? asOf : levelOf.rent, ofAgencies });

/** Of the prices shown on a page of one zone or several, which are of one market. */
export function zoneLevels(
  zones: readonly (Dated & Pick<Zone, 'groups'>)[],
): Record<Transaction, DatedLevel> {
  const levelOf = (side: Transaction) => {
    const shown = zones
      .flatMap(({ groups }) => groups)
      .filter((group) => group.transaction === side && (group.medianPerSqm !== null || group.instead));
    const types = [...new Set(shown.map(({ type }) => type))];
    const ofAgencies = types.filter((type) =>
      shown.every((group) => group.type !== type || group.ofAgencies),
    );
    return groupLevel(
      side,
      zones[0]!,
      types.length > 0 && ofAgencies.length === types.length ? true : ofAgencies,
    );
  };
  return { sale: levelOf('sale'), rent: levelOf('rent') };
}

type Listed = Pick<Zone, 'listedFrom' | 'listedTo'>;

/** First and last day of the advertisements of all zones; null with too few. */
export function daysOf(zones: readonly Listed[]): Record<Transaction, [string, string] | null> {
  const of = (side: Transaction): [string, string] | null => {
    const first = zones.flatMap(({ listedFrom }) => listedFrom[side] ?? []).sort()[0];
    const last = zones
      .flatMap(({ listedTo }) => listedTo[side] ?? [])
      .sort()
      .at(-1);
    return first === undefined || last === undefined ? null : [first, last];
  };
  return { sale: of('sale'), rent: of('rent') };
}
