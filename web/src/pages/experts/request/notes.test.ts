import { expect, test } from 'vitest';
import { noteWords } from './notes.tsx';

const leila = { id: 'l', fullName: 'Leïla Trabelsi' };

test('a note is told with who wrote it, a call with how it ended', () => {
  expect(noteWords({ kind: 'note', outcome: null, by: leila }, 'k')).toBe('Note par Leïla Trabelsi');
  expect(noteWords({ kind: 'note', outcome: null, by: leila }, 'l')).toBe('Votre note');
  expect(noteWords({ kind: 'call', outcome: 'no_answer', by: leila }, 'l').replaceAll(/\s/g, ' ')).toBe(
    'Appel par vous : pas de réponse',
  );
  expect(noteWords({ kind: 'note', outcome: null, by: null }, 'l')).toBe(
    'Note par un expert dont le compte n’existe plus',
  );
});
