import { expect, test } from 'vitest';
import { loginErrors } from './login-rules.ts';

test.each([
  ['', '', { email: 'L’email est requis', password: 'Le mot de passe est requis' }],
  ['   ', 'x', { email: 'L’email est requis' }],
  ['amel', 'x', { email: 'Format d’email invalide' }],
  ['amel@example.tn', '', { password: 'Le mot de passe est requis' }],
  [' amel@example.tn ', 'x', {}],
])('a login with email %j and password %j has the errors %j', (email, password, errors) => {
  expect(loginErrors({ email, password, remember: false })).toEqual(errors);
});
