import { createHash } from 'node:crypto';

const questions = ['surface', 'price', 'garage', 'pool', 'furnished', 'rooms', 'bathrooms', 'day'] as const;

/** One number in (0, 1), evenly spread, for each thing that chance decides of a listing. */
export type Draw = Record<(typeof questions)[number], number>;

/** The numbers depend on the name alone, not on what was drawn before. */
export function draw(name: string): Draw {
  const digest = createHash('sha256').update(name).digest();
  const numbers = questions.map((question, at) => [question, (digest.readUInt32LE(at * 4) + 0.5) / 2 ** 32]);
  return Object.fromEntries(numbers) as Draw;
}
