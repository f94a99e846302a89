import { expect, test } from 'vitest';
import type { ExpertRequest } from '@soumdar/contract';
import { authorOf } from './author.ts';
import { stepsOf } from './history.tsx';

const leila = { id: 'l', fullName: 'Leïla Trabelsi' };

test('a move is one’s own, of another expert, or of an account that is deleted', () => {
  expect(authorOf({ by: leila }, 'k')).toEqual(leila);
  expect(authorOf({ by: leila }, 'l')).toBe('me');
  expect(authorOf({ by: null }, 'l')).toBe('deleted');
});

test('corrections by the owner are among the moves, each field with its old and new value', () => {
  const steps = stepsOf(
    {
      history: [{ revision: 2, movedAt: '2026-03-02T11:00:00Z', action: 'start', by: leila, note: null }],
      corrections: [
        {
          revision: 1,
          correctedAt: '2026-03-02T10:00:00Z',
          fields: [
            { field: 'surface', from: 100, to: 120 },
            { field: 'has_pool', from: true, to: null },
            { field: 'condition', from: 'good', to: 'new' },
            { field: 'preferred_contact_time', from: 'evening', to: 'weekend' },
            { field: 'message', from: null, to: 'Deux entrées' },
          ],
        },
      ],
    } as Pick<ExpertRequest, 'history' | 'corrections'> as ExpertRequest,
    'k',
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Corrigée par le propriétaire',
    'Démarrée par Leïla Trabelsi',
  ]);
  expect(steps[0]!.note?.replaceAll(/[^\S\n]/g, ' ').split('\n')).toEqual([
    'Surface : 100 m² → 120 m²',
    'Piscine : oui → non précisé',
    'État : Bon état → Neuf',
    'Créneau horaire : Soir 18h-20h → Weekend',
    'Message : non précisé → « Deux entrées »',
  ]);
});
