import { expect, test } from 'vitest';
import { moveWords } from './history.tsx';

const leila = { id: 'l', fullName: 'Leïla Trabelsi' };

test('a move is told with who made it', () => {
  expect(moveWords({ action: 'start', by: leila }, 'k')).toBe('Démarrée par Leïla Trabelsi');
  expect(moveWords({ action: 'take', by: leila }, 'l')).toBe('Prise en charge par vous');
  expect(moveWords({ action: 'cancel', by: null }, 'l')).toBe(
    'Annulée par un expert dont le compte n’existe plus',
  );
});
