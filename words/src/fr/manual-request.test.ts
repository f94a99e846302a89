import { expect, test } from 'vitest';
import { promise } from './manual-request.ts';

test('an expert gets in touch within 24 hours, or by the Sunday of who chose the weekend, and where nobody can promise that as soon as possible', () => {
  const dueAt = '2026-11-01T17:00:00.000Z';
  expect(promise('evening', dueAt)).toBe('sous 24 heures');
  expect(promise(undefined, dueAt)).toBe('sous 24 heures');
  expect(promise('weekend', dueAt)).toBe('le weekend, avant le dimanche 1er novembre à 18:00');
  for (const slot of ['evening', 'weekend'] as const)
    expect(promise(slot, undefined)).toBe('dès que possible');
  expect(promise('weekend', dueAt, true)).toMatch(/ à 18:00, heure de Tunis$/);
});
