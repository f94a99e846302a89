import { expect, test } from 'vitest';
import { slotElsewhere, slotText } from './slot-time.ts';

const winter = new Date('2026-01-15T10:00:00Z');
const summer = new Date('2026-07-15T10:00:00Z');

test.each([
  ['Europe/Paris', winter, undefined],
  ['Europe/Paris', summer, '10h-13h'],
  ['America/Toronto', winter, '3h-6h'],
  ['America/Toronto', summer, '4h-7h'],
  ['America/Los_Angeles', winter, '0h-3h'],
  ['Pacific/Honolulu', winter, 'la veille 22h-1h'],
  ['Asia/Kolkata', winter, '13h30-16h30'],
  ['Pacific/Auckland', winter, '21h-0h'],
  ['Africa/Tunis', winter, undefined],
  ['Mars/Olympus', winter, undefined],
  [undefined, winter, undefined],
])('the morning in Tunis is, in %s at %o, %s', (zone, now, hours) => {
  expect(slotElsewhere('morning', zone, now)).toBe(hours);
});

test('an evening in Tunis may be the next day elsewhere', () => {
  expect(slotElsewhere('evening', 'Australia/Sydney', winter)).toBe('le lendemain 4h-6h');
});

test('the hours are those of the next slot, by the clock there on that day', () => {
  // clocks in Paris go forward on 29 March at 1:00 UTC
  const before = new Date('2026-03-28T07:00:00Z');
  const after = new Date('2026-03-28T09:00:00Z');
  expect(slotElsewhere('morning', 'Europe/Paris', before)).toBeUndefined();
  expect(slotElsewhere('morning', 'Europe/Paris', after)).toBe('10h-13h');
});

test('the hours of Tunis are added, and alone where they are the same', () => {
  expect(slotText('morning', 'America/Toronto', winter)).toBe('3h-6h (Tunis 9h\u201112h)');
  expect(slotText('morning', 'Africa/Algiers', winter)).toBe('Matin 9h-12h');
  expect(slotText('weekend', 'America/Toronto', winter)).toBe('Weekend');
});
