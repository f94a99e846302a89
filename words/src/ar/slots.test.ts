import { expect, test } from 'vitest';
import { hoursElsewhere, placeOfZone } from './slots.ts';

test.each([
  ['Europe/Brussels', 'بلجيكا'],
  ['Asia/Calcutta', 'الهند'],
  ['America/Toronto', 'تورونتو'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('%s is in Arabic %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});

test('hours of calls elsewhere, on the day before or after', () => {
  const hours = { from: { hour: 22, minute: 0 }, to: { hour: 1, minute: 30 } };
  expect(hoursElsewhere({ ...hours, days: -1 })).toBe('في اليوم السابق من 22:00 إلى 1:30');
  expect(hoursElsewhere({ ...hours, days: 0 })).toBe('من 22:00 إلى 1:30');
});
