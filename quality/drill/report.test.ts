import { describe, expect, it } from 'vitest';
import type { Part } from './part.ts';
import type { Outcome } from './scenario.ts';
import { countsOf, describe as describePart, isBad } from './report.ts';
import { Downtime } from './downtime.ts';

const sound: Outcome = {
  findings: [],
  acknowledgedWrites: 4,
  journeys: { begun: 1, done: 1, givenUp: {} },
  jobRuns: 0,
  unexpected: [],
  sms: 0,
  emails: 0,
  emailsCut: 0,
  noticesGivenUp: 0,
  pushed: {
    codes: [{ from: '10.0.0.1', phones: [], answered: 24 }],
    wrongCodes: [{ email: 'a@example.tn', lookedAt: 5, answered: 10 }],
    estimates: [{ email: 'b@example.tn', answered: 18 }],
  },
  downtime: new Downtime(),
};
const part = (changed: Partial<Outcome> = {}, failed: string[] = []): Part => ({
  outcome: { ...sound, ...changed },
  failed,
});
const passed = { kind: 'limitsPassed', times: 3, what: 'wrong codes' } as const;

it('the report says why journeys were given up, and how many for each reason', () => {
  const givenUp = { 'no code came, auth/send-verification-code: 429 Too many attempts': 2 };
  const text = describePart('Scenario', part({ journeys: { begun: 3, done: 1, givenUp } }));
  expect(text).toContain('1 of 3 journeys done');
  expect(text).toContain('given up: 2 × no code came, auth/send-verification-code: 429 Too many attempts\n');
});

it('what was found is counted and named, for people and in the last line', () => {
  const found = part({ findings: [passed] });
  expect(describePart('Scenario', found)).toContain(
    'limitsPassed 3, jobsTwice 0\n    limitsPassed 3: wrong codes\n',
  );
  expect(countsOf(found)).toMatchObject({
    lost: 0,
    limitsPassed: 3,
    found: ['limitsPassed 3: wrong codes'],
  });
});

describe('a scenario', () => {
  it.each<[string, Part, boolean]>([
    ['is good when nothing was found', part(), false],
    ['is bad when a step failed', part({}, ['a process killed: it did not start']), true],
    ['is bad when something was', part({ findings: [passed] }), true],
    ['is bad when an error was not expected', part({ unexpected: ['of no use'] }), true],
    ['is bad when no journey was done', part({ journeys: { begun: 1, done: 0, givenUp: {} } }), true],
    ['is bad when a limit was never pushed', part({ pushed: { ...sound.pushed, wrongCodes: [] } }), true],
  ])('%s', (_when, ran, bad) => {
    expect(isBad(ran)).toBe(bad);
  });
});
