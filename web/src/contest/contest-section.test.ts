import type { Contest } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { textsOf } from './contest-section.tsx';

const open = {
  status: 'pending',
  due_at: '2026-11-26T10:00:00.000Z',
  opinion: null,
  cancel_reason: null,
} as Contest;
const at = (iso: string, change: Partial<Contest> = {}) =>
  textsOf({ ...open, ...change }, Date.parse(iso))
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

it('an open contest says until when an expert answers, and once late by how much', () => {
  expect(at('2026-11-26T09:00:00.000Z')).toMatch(/qui répond avant le 26 novembre 2026 à 11.00\.$/);
  expect(at('2026-11-28T10:00:00.000Z')).toMatch(
    /qui devait répondre avant le 26 .*\. En retard de 2 jours$/,
  );
  expect(at('2026-11-28T10:00:00.000Z', { status: 'in_progress' })).toMatch(
    /étudie .* En retard de 2 jours$/,
  );
  expect(at('2026-11-28T10:00:00.000Z', { due_at: null })).toBe('Votre contestation attend un expert.');
  expect(at('2026-11-28T10:00:00.000Z', { due_at: null, suspended: true })).toMatch(/leviez la limitation/);
});
