export { createMarket, type Market } from './market/market.ts';
export { describeModel, type Model, type ModelDescription } from './model.ts';
export { estimate } from './estimate.ts';
export { learn, type LearnOptions } from './learn.ts';
export { maxComparableKm, minComparables } from './params.ts';
export { parseModel, serialiseModel } from './serialise.ts';
export * from './statistics/range-statistics.ts';
export * from './statistics/ratio-statistics.ts';
export * from './vocabulary.ts';
