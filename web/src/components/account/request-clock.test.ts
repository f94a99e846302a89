import { expect, test } from 'vitest';
import { requestClock } from './request-clock.tsx';

const made = {
  status: 'pending',
  createdAt: '2026-03-01T10:00:00.000Z',
  dueAt: '2026-03-02T10:00:00.000Z',
  closedAt: null,
} as const;

test.each([
  ['2026-03-01T10:00:30.000Z', 'Reste 23 h 59', 'calm'],
  ['2026-03-02T06:00:00.000Z', 'Reste 4 h', 'calm'],
  ['2026-03-02T06:01:00.000Z', 'Reste 3 h 59', 'soon'],
  ['2026-03-02T09:15:00.000Z', 'Reste 45 min', 'soon'],
  ['2026-03-02T10:00:00.000Z', 'Reste moins d’une minute', 'soon'],
  ['2026-03-02T10:00:30.000Z', 'En retard de moins d’une minute', 'late'],
  ['2026-03-02T12:05:00.000Z', 'En retard de 2 h 05', 'late'],
  ['2026-03-04T09:59:00.000Z', 'En retard de 47 h 59', 'late'],
  ['2026-03-04T10:00:00.000Z', 'En retard de 2 jours', 'late'],
])('at %s it reads “%s” in the tone %s', (now, text, tone) => {
  expect(requestClock(made, Date.parse(now))).toEqual({ text, tone });
});

test.each([
  ['completed', 'Réponse en 26 h 10'],
  ['cancelled', 'Annulée après 26 h 10'],
] as const)('a %s request shows how long it took, whatever the time', (status, text) => {
  const closed = { ...made, status, closedAt: '2026-03-02T12:10:00.000Z' };
  expect(requestClock(closed, Date.parse('2026-06-01T00:00:00.000Z'))).toEqual({ text, tone: 'closed' });
});
