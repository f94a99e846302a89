import { createHash } from 'node:crypto';
import { listedAttributes, type ListedAttribute } from '@soumdar/engine';

const chances = ['surface', 'price', 'day', 'age'] as const;

/** One number in (0, 1), evenly spread, for each thing that chance decides of a listing. */
export interface Draw extends Record<(typeof chances)[number], number> {
  /** for the value of each attribute */
  value: Record<ListedAttribute, number>;
  /** for whether the advertisement tells it */
  telling: Record<ListedAttribute, number>;
}

const bytesPerNumber = 4;
/** Of a hash of any length: the numbers of a new attribute, which comes last, leave all others as they were. */
const outputLength = (chances.length + 2 * listedAttributes.length) * bytesPerNumber;

/** The numbers depend on the name alone. */
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
