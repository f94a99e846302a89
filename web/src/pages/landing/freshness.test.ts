import { expect, test } from 'vitest';
import { freshnessText } from './freshness.tsx';

const now = Date.parse('2026-03-10T10:00:00.000Z');
const fresh = { refreshedAt: '2026-03-02T10:00:00.001Z', newestListedOn: '2026-02-01', sample: false };

test('a weekly refresh is promised after a refresh of the last 8 days with an advertisement of the last 60', () => {
  expect(freshnessText(fresh, now)).toBe('Annonces actualisées chaque semaine');
});

test.each([
  ['after 8 days', { ...fresh, refreshedAt: '2026-03-02T10:00:00.000Z' }],
  ['never refreshed', { ...fresh, refreshedAt: null }],
  ['of the sample', { ...fresh, sample: true }],
])('%s the day of the newest advertisement stands instead', (_, facts) => {
  expect(freshnessText(facts, now)).toBe('Annonces jusqu’au 1er février 2026');
});

test('so it does where the newest advertisement is 60 days old', () => {
  expect(freshnessText({ ...fresh, newestListedOn: '2026-01-09' }, now)).toBe(
    'Annonces jusqu’au 9 janvier 2026',
  );
});

test('without advertisements nothing is said', () => {
  expect(freshnessText({ ...fresh, newestListedOn: null }, now)).toBeNull();
});
