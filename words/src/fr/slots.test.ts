import { expect, test } from 'vitest';
import { placeOfZone } from './slots.ts';

test.each([
  ['Europe/Brussels', 'Belgique'],
  ['Europe/London', 'Royaume-Uni'],
  ['Asia/Calcutta', 'Inde'],
  ['America/Toronto', 'Toronto'],
  ['Etc/GMT+5', 'UTC−5'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('%s is in French %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});
