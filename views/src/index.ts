export {
  estimateView,
  limitsOf,
  sidesOf,
  sideView,
  withoutFigures,
  type EstimatedProperty,
  type EstimatedSide,
  type EstimateView,
  type Limit,
  type SideView,
} from './estimate-view.ts';
export {
  hasFigureToReport,
  hasShownFigure,
  shownFigures,
  type ShownEstimation,
  type ShownOpinion,
} from './shown-figures.ts';
export { isWide, trustOf, type Trust } from './trust.ts';
export type { Breakdown, EffectLabel } from './breakdown.ts';
export type { Band } from './band.ts';
export { nearestFirst, type Grid, type GridRow } from './grid.ts';
export {
  marketOf,
  nearnessOf,
  type ListedComparable,
  type ListedPlace,
  type Market,
  type Nearness,
} from './market.ts';
export { opinionCorrections } from './opinion-corrections.ts';
export { propertyFacts, propertyNotes, type PropertyFact, type PropertyNote } from './property-facts.ts';
export { heirFigures, type HeirFigure } from './heir-figures.ts';
export { daysOf, estimateLevel, groupLevel, zoneLevels, type Level } from './level.ts';
export { zoneQuestions, type ZoneQuestion } from './zone-questions.ts';
export { oldRentsOn, zoneView, type GroupView, type PricesPerM2, type ZoneView } from './zone-view.ts';
export {
  boundsOf,
  circleEdge,
  colourOf,
  coloursOf,
  levelAt,
  radiusOf,
  spreadCircles,
  withoutFigure,
  zonesAtLevel,
  type CircleZone,
} from './map/circle-scale.ts';
export { labelsWithin } from './map/map-labels.ts';
export { areasFromZoom, fitted, toPixels, type MapView } from './map/map-view.ts';
export { knownPlaces, nearestKnownPlace } from './map/known-places.ts';
export { lakeRings, neighbourRings } from './map/ground.ts';
export { classColours, colours, otherColours, textSizes, tokensCss } from './design-tokens.ts';
