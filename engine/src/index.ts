export {
  createMarket,
  isAnswered,
  isCovered,
  newestListedOn,
  usualBounds,
  type Market,
} from './valuation/market.ts';
export { describeModel, type Model, type ModelDescription } from './valuation/model.ts';
export {
  estimate,
  estimateAndExplain,
  estimateFigures,
  estimatePrices,
  estimateWithout,
  type PossiblePlaces,
} from './estimate.ts';
export { explain } from './explanation/explain.ts';
export { withoutDetails } from './features/features.ts';
export { train, trainModel, type Training, type TrainingOptions } from './training/train-model.ts';
export {
  findComparableSet,
  marketSets,
  type ComparableSet,
  type ComparableSets,
  type MarketSets,
} from './market-figures/comparable-sets.ts';
export { agreement, type Agreement } from './market-figures/agreement.ts';
export { checkedPrices, type CheckedPrices } from './market-figures/check-price.ts';
export type { PricesAround } from './market-figures/price-position.ts';
export { allSurfaces, surfaceBand, type SurfaceSpan } from './market-figures/surface-bands.ts';
export { shownCount } from './market-figures/complementary-suppression.ts';
export { marketFigures, type MarketFigures, type ZoneFigures } from './market-figures/market-figures.ts';
export { marketLacks, type MarketLack } from './market-figures/lacks.ts';
export type { YieldFigures } from './market-figures/yield-figures.ts';
export {
  hardTestFigures,
  hardTests,
  runHardTest,
  type HardCase,
  type HardTest,
  type HardTestFigures,
} from './market-figures/hard-tests.ts';
export type { Measured, RatioStudy } from './market-figures/ratio-study.ts';
export {
  signedGap,
  signedGroups,
  type SignedCase,
  type SignedGap,
  type SignedGroup,
} from './market-figures/signed-gap.ts';
export type { AccuracyFigures, ScoreFigures } from './market-figures/accuracy-figures.ts';
export type { GroupFigures, RoomFigures } from './market-figures/price-figures.ts';
export { zonesAround, type ZonePlace, type ZoneTree } from './market-figures/zone-tree.ts';
export { logPriceIndex, publishedIndex } from './time-adjustment/price-index.ts';
export { methodVersion } from './parameters/method-version.ts';
export { middlePlace } from './comparables/middle-place.ts';
export type { PlacesIndex } from './comparables/places-index.ts';
export { placesAtBorder, townPlaces } from './comparables/possible-places.ts';
export { beyondComparables } from './comparables/beyond-comparables.ts';
export { confidenceCode, confidenceCodes, type ConfidenceCode } from './intervals/score.ts';
export {
  fewestInGrid,
  largestSurfaceM2,
  matchLimits,
  maxComparableKm,
  minComparables,
} from './parameters/params.ts';
export { fewestShown } from './parameters/market-params.ts';
export { parseModel, serialiseModel } from './valuation/serialise.ts';
export type { UsualBounds } from './unusual/unusual.ts';
export * from './statistics/range-statistics.ts';
export * from './statistics/ratio-statistics.ts';
export { syntheticListings } from './testing/synthetic-listings.ts';
export * from './vocabulary/arabic-letters.ts';
export * from './vocabulary/attributes.ts';
export * from './vocabulary/estimate.ts';
export * from './vocabulary/latin-digits.ts';
export * from './vocabulary/property.ts';
export * from './vocabulary/site.ts';
