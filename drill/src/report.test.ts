import { expect, it } from 'vitest';
import { describe } from './report.ts';
import { Toll } from './toll.ts';

it('the report says why journeys were given up, and how many for each reason', () => {
  const nothing = { lost: 0, keptTwice: 0, smsTwice: 0, limitsPassed: 0, jobsTwice: 0, jobRuns: 0, sms: 0 };
  const givenUp = { 'no code came, auth/send-verification-code: 429 Too many attempts': 2 };
  const journeys = { begun: 3, done: 1, givenUp };
  const text = describe('Half', {
    ...nothing,
    journeys,
    acknowledgedWrites: 4,
    noticesGivenUp: 0,
    toll: new Toll(),
  });
  expect(text).toContain('1 of 3 journeys done');
  expect(text).toContain('given up: 2 × no code came, auth/send-verification-code: 429 Too many attempts\n');
});
