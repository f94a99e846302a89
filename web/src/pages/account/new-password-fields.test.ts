import { expect, test } from 'vitest';
import { passwordStrength } from './new-password-fields.tsx';

test.each([
  ['', 0, 'Trop court (minimum 6 caractères)'],
  ['Ab1!x', 0, 'Trop court (minimum 6 caractères)'],
  ['abcdef', 1, 'Faible'],
  ['Abc1!xy', 1, 'Faible'],
  ['abcdefgh', 2, 'Moyen'],
  ['abcdefgh1234', 2, 'Moyen'],
  ['Abcdefg1', 3, 'Fort'],
  ['abcdef1!', 3, 'Fort'],
  ['Abcdef1!', 3, 'Fort'],
  ['Élégance-2026', 4, 'Très fort'],
  ['Abcdefghij1!', 4, 'Très fort'],
] as const)('%j scores %i, %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label });
});
