import { expect, test } from 'vitest';
import { promiseText } from './promise.ts';

test('an expert gets in touch within 24 hours, or by the Sunday of who chose the weekend', () => {
  const dueAt = '2026-11-01T17:00:00.000Z';
  expect(promiseText('evening', dueAt)).toBe('sous 24 heures');
  expect(promiseText(undefined, dueAt)).toBe('sous 24 heures');
  expect(promiseText('weekend', dueAt)).toBe('le weekend, avant le dimanche 1er novembre à 18:00');
  expect(promiseText('weekend', dueAt, true)).toMatch(/ à 18:00, heure de Tunis$/);
});
