import type { FiguresBasis, PropertyType, Zone, ZoneGroup } from '@soumdar/contract';

type Transaction = ZoneGroup['transaction'];

/** Asking prices in DT per m², per month for a rent; `low` and `high` bound the middle eight of ten. */
export interface PricesPerM2 {
  median: number;
  low: number;
  high: number;
}

/** What is shown of one type of property, for sale or to let, in a zone. */
export interface GroupView {
  transaction: Transaction;
  type: PropertyType;
  /** null where advertisements are too few to be counted */
  count: number | null;
  medianSurface: number | null;
  /** median as asked on the day of each advertisement, in DT per m² */
  medianListed: number | null;
  /** whether all recent advertisements behind the prices are of agencies */
  ofAgencies: boolean;
  /** the zone's own, or those of the larger zone in `borrowedFrom`; absent where neither has enough advertisements */
  prices?: PricesPerM2;
  borrowedFrom?: { slug: string; name: string };
}

export interface ZoneView {
  groups: GroupView[];
  /** those with prices of the zone's own */
  priced: (GroupView & { prices: PricesPerM2 })[];
  /** by which the zone is known where only one type is named */
  headlines: Partial<Record<Transaction, GroupView & { prices: PricesPerM2 }>>;
  /** the type by which the zone is compared with its neighbours, with its own median if it has one */
  amongNeighbours: { type: PropertyType; median: number | null };
  /** the type that is shown before a visitor chooses one */
  firstType: PropertyType;
}

/** Page, comparison, file, preview picture, structured data and description of a zone all lay out this view. */
export function zoneView(zone: Pick<Zone, 'groups'>): ZoneView {
  const groups = zone.groups.map(groupView);
  const priced = groups.filter(hasPrices).filter(({ borrowedFrom }) => !borrowedFrom);
  return {
    groups,
    priced,
    headlines: { ...headlineOf(groups, 'sale'), ...headlineOf(groups, 'rent') },
    amongNeighbours: amongNeighbours(groups),
    firstType:
      (priced.find(({ type }) => type === 'apartment') ?? priced[0] ?? groups[0])?.type ?? 'apartment',
  };
}

function groupView({ instead, ...own }: ZoneGroup): GroupView {
  const { transaction, type, count, medianSurface, medianListedPerSqm, ofAgencies } = own;
  const prices = pricesOf(own) ?? (instead && pricesOf(instead));
  return {
    transaction,
    type,
    count,
    medianSurface,
    medianListed: medianListedPerSqm,
    ofAgencies,
    ...(prices && { prices }),
    ...(instead && { borrowedFrom: { slug: instead.slug, name: instead.name } }),
  };
}

function pricesOf({
  medianPerSqm: median,
  lowPerSqm: low,
  highPerSqm: high,
}: Pick<ZoneGroup, 'medianPerSqm' | 'lowPerSqm' | 'highPerSqm'>): PricesPerM2 | undefined {
  return median === null || low === null || high === null ? undefined : { median, low, high };
}

const hasPrices = (group: GroupView): group is GroupView & { prices: PricesPerM2 } =>
  group.prices !== undefined;

/** The most advertised type, before one whose prices are those of a larger zone. */
function headlineOf(groups: GroupView[], transaction: Transaction): ZoneView['headlines'] {
  const [headline] = groups
    .filter(hasPrices)
    .filter((group) => group.transaction === transaction)
    .toSorted(
      (a, b) =>
        Number(b.borrowedFrom === undefined) - Number(a.borrowedFrom === undefined) ||
        (b.count ?? 0) - (a.count ?? 0),
    );
  return headline ? { [transaction]: headline } : {};
}

/** The type most advertised for sale. */
function amongNeighbours(groups: GroupView[]): ZoneView['amongNeighbours'] {
  const [most] = groups
    .filter(({ transaction, count }) => transaction === 'sale' && count !== null)
    .toSorted((a, b) => b.count! - a.count!);
  if (!most) return { type: 'apartment', median: null };
  return { type: most.type, median: most.borrowedFrom ? null : (most.prices?.median ?? null) };
}

/** Rents of homes to let so many years ago say little of today's. */
const oldRentYears = 3;

/** The day of a zone's newest rent, where that is old. */
export function oldRentsOn({ asOf, listedTo }: Pick<FiguresBasis, 'asOf' | 'listedTo'>): string | null {
  const firstRecent = `${Number(asOf.slice(0, 4)) - oldRentYears}${asOf.slice(4)}`;
  return listedTo.rent !== null && listedTo.rent < firstRecent ? listedTo.rent : null;
}
