import type {
  ByTransaction,
  Confidence,
  Coverage,
  DataBasis,
  Details,
  Figures,
  PropertyType,
  Transaction,
  UnusualFact,
} from '@soumdar/contract';
import { bandOf, type Band } from './band.ts';
import { medianGapOf, type MedianGap } from './median-gap.ts';
import { breakdownOf, type Breakdown } from './breakdown.ts';
import { gridLackOf, gridOf, type Grid, type GridLack } from './grid.ts';
import { estimateLevel, type Level } from './level.ts';
import { marketOf, type Market } from './market.ts';
import { shownFigures, type ShownEstimation } from './shown-figures.ts';
import { isWide, trustOf, type Trust } from './trust.ts';

/** What every page, report and message shows of an estimate, as codes and numbers. */
export interface EstimateView extends ByTransaction<SideView> {
  /** absent from an old record */
  basis: DataBasis | undefined;
  /** over which the ranges are, where no more is known of the position; null without a figure */
  coverage: (Coverage & { farFromMedian?: true }) | null;
}

/** DT; per month for a rent. */
export interface EstimatedSide {
  kind: 'estimated';
  price: number;
  pricePerM2: number | null;
  range: { low: number; high: number } | null;
  isWide: boolean;
  /** absent from an old record, as is `trust` */
  confidence: Confidence | undefined;
  trust: Trust | undefined;
  /** newest advertisement around, where all are older than three years */
  oldEvidenceOn: string | null;
  band: Band | null;
  medianGap: MedianGap | null;
  breakdown: Breakdown | null;
  grid: Grid | null;
  /** why there is no grid; null in old records */
  gridLack: GridLack | null;
}

export type SideView = {
  side: Transaction;
  /** all that were found, more than `market` lists; null in some old records */
  found: number | null;
  limit: Limit | null;
  level: Level;
  /** null in old records */
  market: Market | null;
} & (EstimatedSide | { kind: 'insufficient'; unusual: readonly UnusualFact[] } | { kind: 'land-rent' });

/** Why little is known. */
export interface Limit {
  side: Transaction;
  reason: 'unusual' | 'distant' | 'few-comparables' | 'scattered-prices';
  found: number;
  unusual: readonly UnusualFact[];
  /** the first neighbourhood with a price of the type */
  nearest: { locality: string; km: number } | null;
}

export interface EstimatedProperty {
  type: PropertyType;
  details: Details;
}

/** Rents of land are hardly ever published. */
export const sidesOf = (type: PropertyType): Transaction[] => (type === 'land' ? ['sale'] : ['sale', 'rent']);

export function estimateView(property: EstimatedProperty, data: ShownEstimation): EstimateView {
  const sale = sideView('sale', property, data);
  const rent = sideView('rent', property, data);
  const estimated = [sale, rent].filter((side) => side.kind === 'estimated');
  const isFar = estimated.some(({ medianGap }) => medianGap !== null);
  const coverage = estimated.length > 0 && data.coverage;
  return {
    sale,
    rent,
    basis: data.basis,
    coverage: coverage ? { ...coverage, ...(isFar && { farFromMedian: true }) } : null,
  };
}

export function sideView(
  side: Transaction,
  { type, details }: EstimatedProperty,
  data: ShownEstimation,
): SideView {
  const found = data.comparableCounts?.[side] ?? data.comparables?.[side].length ?? null;
  const level = estimateLevel(side, data);
  const common = {
    side,
    found,
    level,
    limit: limitOf(side, found, data),
    market: data.comparables ? marketOf(side, data.comparables, details.surface, level) : null,
  };
  if (side === 'rent' && type === 'land') return { ...common, limit: null, market: null, kind: 'land-rent' };
  const { price, pricePerM2, low, high } = figuresOf(side, shownFigures(type, data));
  if (price === null) return { ...common, kind: 'insufficient', unusual: data.confidence?.unusual ?? [] };
  const range = low === null || high === null ? null : { low, high };
  const confidence = data.confidence?.[side];
  const withheld = data.comparables?.withheld ?? false;
  const grid =
    common.market && !withheld
      ? gridOf({ type, side, price, range, level, comparables: common.market.comparables })
      : null;
  return {
    ...common,
    kind: 'estimated',
    price,
    pricePerM2,
    range,
    isWide: isWide(range),
    confidence,
    trust: confidence && trustOf(confidence.score, range),
    oldEvidenceOn: confidence?.oldEvidenceOn ?? null,
    band: withheld ? null : bandOf(side, pricePerM2, data, grid),
    medianGap: medianGapOf(price, pricePerM2, common.market?.places ?? []),
    breakdown: breakdownOf(data.explanation?.[side], price),
    grid,
    gridLack: withheld ? 'withheld' : common.market && gridLackOf(grid, common.market.comparables),
  };
}

const figuresOf = (side: Transaction, figures: Figures) =>
  side === 'sale'
    ? {
        price: figures.netPrice,
        pricePerM2: figures.pricePerSqm,
        low: figures.rangeLow,
        high: figures.rangeHigh,
      }
    : {
        price: figures.monthlyRent,
        pricePerM2: figures.monthlyRentPerSqm,
        low: figures.rentRangeLow,
        high: figures.rentRangeHigh,
      };

const limitedUnderScore = 60;

/** With fewer comparables their number limits the estimate; with more, their prices do. */
const fewComparables = 12;

/** A neighbourhood from there on is another market. */
const nearbyKm = 2;

function limitOf(side: Transaction, found: number | null, data: ShownEstimation): Limit | null {
  const { confidence } = data;
  if (!confidence) return null;
  const { unusual = [] } = confidence;
  const isLimited = confidence[side].score < limitedUnderScore;
  const evidence = evidenceAround(side, data);
  const isDistant = evidence?.nearest ? !evidence.isNear : false;
  const isFew = (found ?? 0) < fewComparables;
  const hasNoneAround = evidence?.nearest === null && isFew;
  if (!isLimited && !isDistant && !hasNoneAround) return null;
  const ofComparables = isFew ? 'few-comparables' : 'scattered-prices';
  const reason = isLimited && unusual.length > 0 ? 'unusual' : isDistant ? 'distant' : ofComparables;
  return { side, reason, found: found ?? 0, unusual, nearest: evidence?.nearest ?? null };
}

/** Undefined in an old record, without comparables, and where a whole town is valued by its own advertisements. */
function evidenceAround(side: Transaction, { comparables, coverage }: ShownEstimation) {
  if (!comparables?.places) return undefined;
  if (coverage && !coverage.few) return undefined;
  const { nearestKm } = comparables;
  const nearestComparable = nearestKm ? nearestKm[side] : nearestOf(comparables[side]);
  if (nearestComparable === null) return undefined;
  const places = comparables.places[side];
  const [nearest] = places.filter(({ atTown }) => !atTown);
  return {
    nearest: nearest ? { locality: nearest.locality, km: Number.parseFloat(nearest.distance) } : null,
    // one's own town is at no distance, its advertisements may be
    isNear: places.some(
      ({ distance, atTown }) =>
        Number.parseFloat(distance) < nearbyKm && (!atTown || nearestComparable < nearbyKm),
    ),
  };
}

const nearestOf = (shown: readonly { distance: string }[]): number | null =>
  shown.length === 0 ? null : Math.min(...shown.map(({ distance }) => Number.parseFloat(distance)));

export const limitsOf = ({ sale, rent }: EstimateView): Limit[] =>
  [sale.limit, rent.limit].filter((limit) => limit !== null);

const withoutFigure = ({ side, found, level, market }: SideView): SideView => ({
  side,
  found,
  level,
  market,
  limit: null,
  kind: 'insufficient',
  unusual: [],
});

/** The same advertisements, without what was calculated from them. */
export const withoutFigures = ({ sale, rent, basis }: EstimateView): EstimateView => ({
  sale: withoutFigure(sale),
  rent: withoutFigure(rent),
  basis,
  coverage: null,
});
