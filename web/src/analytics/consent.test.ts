import { expect, it } from 'vitest';
import { textShown, validChoice } from './consent.ts';

const text = textShown('https://stats.example');
const accepted = { accepted: true, decidedAt: '2026-01-10T09:00:00.000Z', text };
const now = new Date('2026-03-02T10:00:00Z');
const read = (stored: unknown, at = now) => validChoice(JSON.stringify(stored), text, at);

it.each([accepted, { ...accepted, accepted: false }])('%j holds', (choice) => {
  expect(read(choice)).toEqual(choice);
});

it.each([
  ['made before any service was named', { ...accepted, text: '1' }],
  ['about another service', { ...accepted, text: textShown('https://other.example') }],
  ['that says neither yes nor no', { ...accepted, accepted: 'yes' }],
  ['without a date', { ...accepted, decidedAt: undefined }],
  ['that is none', 'accepted'],
])('a choice %s does not hold', (_what, stored) => {
  expect(read(stored)).toBeNull();
});

it('nothing stored, or nothing readable, is no choice', () => {
  expect(validChoice(null, text, now)).toBeNull();
  expect(validChoice('{accepted', text, now)).toBeNull();
});

it('a choice holds for thirteen months', () => {
  expect(read(accepted, new Date('2027-02-08T09:00:00Z'))).not.toBeNull();
  expect(read(accepted, new Date('2027-02-10T09:00:00Z'))).toBeNull();
});
