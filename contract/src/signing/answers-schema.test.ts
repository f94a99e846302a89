import { expect, test } from 'vitest';
import { signingAnswersSchema } from './answers-schema.ts';

test('an answer is one of its question', () => {
  expect(signingAnswersSchema.safeParse({ title: 'gold' }).success).toBe(false);
  expect(signingAnswersSchema.parse({ title: 'own', colour: 'blue' })).toEqual({ title: 'own' });
});
