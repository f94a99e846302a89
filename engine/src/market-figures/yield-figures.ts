import { fewestShown, nearSurfaceFactor } from '../parameters/market-params.ts';
import { surfaceElasticity } from '../parameters/params.ts';
import { median, sortedQuantile } from '../statistics/quantile.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import { surfaceBand } from './surface-bands.ts';
import type { ValuedListing } from './valued-listing.ts';

/** Unfurnished; prices are the medians of advertisements of about its surface, brought to it. */
interface TypicalHome {
  type: PropertyType;
  surfaceM2: number;
  /** Absent where advertisements do not state them. */
  rooms?: number;
  priceTnd: number;
  /** Per month. */
  rentTnd: number;
}

/** A year's rent as a share of the price. */
export interface YieldFigures {
  typical: TypicalHome;
  /** Of the typical home. */
  median: number;
  /** Bounds of the middle eight of ten homes, around the median and by the model: where all rents are old they differ. */
  low: number;
  high: number;
}

/**
 * Null unless one type has enough sales and unfurnished rents. The model's rent and price of the homes to let
 * show how far yields spread around that of the typical home, and around its own.
 */
export function yieldFigures(listings: readonly ValuedListing[]): YieldFigures | null {
  const [members] = propertyTypes
    .map((type) => membersOf(type, listings))
    .filter((each) => fewerSide(each) >= fewestShown)
    .toSorted((one, other) => fewerSide(other) - fewerSide(one));
  if (!members) return null;
  const yields = Float64Array.from(
    // where nothing is let, the model's rents are guesses
    members.rents.flatMap(({ expected }) => (expected ? expected.rent - expected.sale : [])),
  ).sort();
  if (yields.length === 0) return null;
  const typical = typicalHome(members);
  const middle = (12 * typical.rentTnd) / typical.priceTnd;
  const ofModel = 12 * Math.exp(sortedQuantile(yields, 0.5));
  const spread = (share: number) => Math.exp(sortedQuantile(yields, share) - sortedQuantile(yields, 0.5));
  return {
    typical,
    low: Math.min(middle, ofModel) * spread(0.1),
    median: middle,
    high: Math.max(middle, ofModel) * spread(0.9),
  };
}

interface Members {
  type: PropertyType;
  sales: ValuedListing[];
  rents: ValuedListing[];
}

function membersOf(type: PropertyType, listings: readonly ValuedListing[]): Members {
  const ofType = listings.filter(({ listing }) => listing.propertyType === type);
  return {
    type,
    sales: ofType.filter(({ listing }) => listing.transaction === 'sale'),
    rents: ofType.filter(({ listing }) => listing.transaction === 'rent' && !listing.furnished),
  };
}

const fewerSide = ({ sales, rents }: Members) => Math.min(sales.length, rents.length);

function typicalHome({ type, sales, rents }: Members): TypicalHome {
  const homes = [...sales, ...rents].map(({ listing }) => listing);
  // the middle of the band in which the price check compares it
  const { from, to } = surfaceBand(median(homes.map((listing) => listing.surfaceM2)));
  const surfaceM2 = Math.round((from + to) / 2);
  const rooms = homes.flatMap((listing) => listing.rooms ?? []);
  const isNear = ({ listing }: ValuedListing) =>
    Math.abs(Math.log(listing.surfaceM2 / surfaceM2)) <= Math.log(nearSurfaceFactor);
  const atSurface = (members: readonly ValuedListing[]) => {
    const near = members.filter(isNear);
    return median(
      (near.length < fewestShown ? members : near).map(
        ({ listing, priceTnd }) => priceTnd * (surfaceM2 / listing.surfaceM2) ** surfaceElasticity[type],
      ),
    );
  };
  return {
    type,
    surfaceM2,
    ...(rooms.length > 0 && { rooms: Math.round(median(rooms)) }),
    priceTnd: atSurface(sales),
    rentTnd: atSurface(rents),
  };
}
