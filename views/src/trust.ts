import { confidenceCode } from '@soumdar/contract';

/** How far a figure can be trusted, in a word. */
export type Trust = 'solid' | 'guide' | 'orderOfMagnitude' | 'fragile';

type Range = { low: number; high: number } | null;

const trustByLevel = {
  veryReliable: 'solid',
  reliable: 'guide',
  moderate: 'orderOfMagnitude',
  weak: 'fragile',
} as const;

/** A range wider than 2 : 1 gives an order of magnitude, whatever the score. */
export const isWide = (range: Range): boolean => range !== null && range.high > 2 * range.low;

export function trustOf(score: number, range: Range): Trust {
  const trust = trustByLevel[confidenceCode(score)];
  return isWide(range) && trust !== 'fragile' ? 'orderOfMagnitude' : trust;
}
