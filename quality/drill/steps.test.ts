import { expect, it } from 'vitest';
import { runPart } from './part.ts';
import { countsOf, describe, isBad } from './report.ts';
import { createSteps } from './steps.ts';

const fails = async (why: string) => {
  throw new Error(why);
};

it('what cannot be put right is noted too', async () => {
  const steps = createSteps();
  await steps.take(
    'the first',
    () => fails('cut off'),
    () => fails('still cut off'),
  );
  expect(steps.failed).toEqual(['the first: cut off', 'the first, put right: still cut off']);
});

it('a part that breaks down is a bad part with its lines, not the end of the drill', async () => {
  const part = await runPart(async (steps) => {
    await steps.take('the first', () => fails('nobody leads'));
    return fails('nobody can sign up');
  });
  expect(isBad(part!)).toBe(true);
  expect(describe('Part', part!)).toContain(
    '  FAILED: the first: nobody leads\n  FAILED: the part: nobody can sign up',
  );
  expect(countsOf(part!)).toMatchObject({
    lost: null,
    keptTwice: null,
    smsTwice: null,
    limitsPassed: null,
    jobsTwice: null,
    failed: ['the first: nobody leads', 'the part: nobody can sign up'],
  });
});

it('a part that the machine cannot run is none', async () => {
  expect(await runPart(async () => undefined)).toBeUndefined();
});
