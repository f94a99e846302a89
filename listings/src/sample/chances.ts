import { createHash } from 'node:crypto';

/** Eight numbers in (0, 1), evenly spread, that depend on the text alone. */
export function chances(text: string): number[] {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: 8 }, (_, at) => (digest.readUInt32LE(at * 4) + 0.5) / 2 ** 32);
}
