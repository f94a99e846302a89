import { expect, test } from 'vitest';
import { answerDueAt } from './answer-deadline.ts';
import { contactTimes } from '../vocabulary.ts';

// 6 December 2026 is a Sunday; 18:00 in Tunis is 17:00 UTC
test.each([
  ['2026-11-30T09:00:00.000Z', '2026-12-06T17:00:00.000Z'],
  ['2026-12-05T22:59:00.000Z', '2026-12-06T17:00:00.000Z'],
  ['2026-12-06T15:00:00.000Z', '2026-12-06T17:00:00.000Z'],
  ['2026-12-06T15:00:00.001Z', '2026-12-13T17:00:00.000Z'],
  ['2026-12-06T17:00:00.000Z', '2026-12-13T17:00:00.000Z'],
  // already Monday in Tunis
  ['2026-12-06T23:30:00.000Z', '2026-12-13T17:00:00.000Z'],
  ['2026-12-28T09:00:00.000Z', '2027-01-03T17:00:00.000Z'],
])('a request about the weekend, made at %s, is due at %s', (requestedAt, dueAt) => {
  expect(answerDueAt('weekend', new Date(requestedAt)).toISOString()).toBe(dueAt);
});

test.each(contactTimes.filter((slot) => slot !== 'weekend'))(
  'a request about the %s is due after 24 hours, on a Saturday too',
  (slot) => {
    const saturday = new Date('2026-12-05T10:30:00.000Z');
    expect(answerDueAt(slot, saturday).toISOString()).toBe('2026-12-06T10:30:00.000Z');
  },
);
