import { expect, test } from 'vitest';
import { callBy, gap, move, noteBy } from './experts-request.ts';

const leila = { fullName: 'Leïla Trabelsi' };

test.each([
  [107, '+7 %'],
  [93, '−7 %'],
  [100, '0 %'],
])('%i is %s from 100', (price, text) => expect(gap(price, 100)).toBe(text));

test('a move names who made it', () => {
  expect(move('start', leila)).toBe('Démarrée par Leïla Trabelsi');
  expect(move('take', 'me')).toBe('Prise en charge par vous');
  expect(move('cancel', 'deleted')).toBe('Annulée par un expert dont le compte n’existe plus');
});

test('a note names who wrote it, a call how it ended', () => {
  expect(noteBy(leila)).toBe('Note par Leïla Trabelsi');
  expect(noteBy('me')).toBe('Votre note');
  expect(callBy('me', 'no_answer').replaceAll(/\s/g, ' ')).toBe('Appel par vous : pas de réponse');
});
