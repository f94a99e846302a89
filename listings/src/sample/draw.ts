import { createHash } from 'node:crypto';
import { listedAttributes, type ListedAttribute } from '@soumdar/engine';

const chances = ['surface', 'price', 'day', 'age'] as const;

/** One number in (0, 1), uniform, for each random choice of a listing. */
export interface Draw extends Record<(typeof chances)[number], number> {
  /** for the value of each attribute */
  value: Record<ListedAttribute, number>;
  /** for whether the advertisement states it */
  telling: Record<ListedAttribute, number>;
}

const bytesPerNumber = 4;
/** A new attribute comes last and leaves all other numbers unchanged. */
const outputLength = (chances.length + 2 * listedAttributes.length) * bytesPerNumber;

/** From the name alone. */
export function draw(name: string): Draw {
  const digest = createHash('shake256', { outputLength }).update(name).digest();
  let at = 0;
  const next = () => (digest.readUInt32LE(bytesPerNumber * at++) + 0.5) / 2 ** 32;
  const sample = { value: {}, telling: {} } as Draw;
  for (const chance of chances) sample[chance] = next();
  for (const attribute of listedAttributes) {
    sample.value[attribute] = next();
    sample.telling[attribute] = next();
  }
  return sample;
}
