import { expect, test } from 'vitest';
import { newPasswordWrongs } from './reset-rules.ts';

test.each([
  [
    '',
    '',
    {
      password: 'Le nouveau mot de passe est requis',
      confirmation: 'La confirmation du mot de passe est requise',
    },
  ],
  ['court', 'court', { password: 'Le mot de passe doit contenir au moins 6 caractères' }],
  ['soleil7', 'soleil8', { confirmation: 'Les mots de passe ne correspondent pas' }],
  ['soleil7', 'soleil7', {}],
])('%j confirmed as %j', (password, confirmation, wrongs) => {
  expect(newPasswordWrongs({ password, confirmation })).toEqual(wrongs);
});
