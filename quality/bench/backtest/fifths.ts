import { createHash } from 'node:crypto';
import type { Listing } from '@soumdar/engine';

const parts = 5;

/** Whether a listing is in the fifth of a draw; copies of one advertisement from several sources are together. */
export function isInFifth(
  { transaction, propertyType, priceTnd, surfaceM2 }: Listing,
  draw: number,
): boolean {
  const facts = [draw, transaction, propertyType, Math.round(priceTnd), Math.round(surfaceM2)].join();
  return createHash('sha256').update(facts).digest().readUInt32BE() % parts === 0;
}
