import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import {
  blankRegistration,
  newPasswordErrors,
  refusedFields,
  registrationErrors,
} from './registration-rules.ts';

const right = {
  fullName: 'Amel Ben Salah',
  email: 'amel@example.tn',
  phone: '20 123 456',
  abroad: false,
  password: 'soleil7',
  confirmation: 'soleil7',
};
const badPhone = 'Format de téléphone invalide. Utilisez un numéro tunisien valide (8 chiffres)';

test('a complete registration has no error', () => {
  expect(registrationErrors(right, true)).toEqual({});
});

test('an empty registration has an error for every field', () => {
  expect(registrationErrors(blankRegistration, true)).toEqual({
    fullName: 'Le nom et prénom sont requis',
    email: 'Un email valide est requis',
    phone: 'Le numéro de téléphone est requis',
    password: 'Le mot de passe doit contenir au moins 6 caractères',
    confirmation: 'La confirmation du mot de passe est requise',
  });
});

test('the confirmation is checked only in a form with a second password field', () => {
  const other = { ...right, confirmation: 'soleil8' };
  expect(registrationErrors(other, true)).toEqual({
    confirmation: 'Les mots de passe ne correspondent pas',
  });
  expect(registrationErrors(other, false)).toEqual({});
});

test.each(['amel', 'amel@example', '@example.tn', 'amel ben@example.tn'])(
  'a registration refuses %j as an email',
  (email) => {
    expect(registrationErrors({ ...right, email }, true)).toEqual({ email: 'Un email valide est requis' });
  },
);

test.each(['20 123 45', '70 123 456', '30 123 456', '57 123 456'])(
  'a registration refuses %j as a mobile number',
  (phone) => {
    expect(registrationErrors({ ...right, phone }, true)).toEqual({ phone: badPhone });
  },
);

test.each(['+41 79 123 45 67', '0041791234567', '020 123 456', '20 123 4567'])(
  'a number like %s is refused with the expected format',
  (phone) => {
    expect(registrationErrors({ ...right, phone }, true)).toEqual({
      phone: `${badPhone}\nNuméro tunisien à 8 chiffres, sans indicatif\nVous vivez à l’étranger ? Cochez « Je vis à l’étranger ».`,
    });
  },
);

test('an owner abroad needs a foreign number', () => {
  const abroad = { ...right, abroad: true };
  expect(registrationErrors({ ...abroad, phone: '+33 6 12 34 56 78' }, true)).toEqual({});
  expect(registrationErrors({ ...abroad, phone: '20 123 456' }, true)).toEqual({
    phone: expect.stringContaining('C’est un numéro tunisien'),
  });
});

test('a registration refuses a name of spaces', () => {
  expect(registrationErrors({ ...right, fullName: '   ' }, true)).toEqual({
    fullName: 'Le nom et prénom sont requis',
  });
});

test.each([
  [409, 'Email already exists', { email: 'Cette adresse email est déjà utilisée' }],
  [409, 'Phone number already registered', { phone: 'Ce numéro de téléphone est déjà enregistré' }],
  [400, 'Password is too common', { password: 'Ce mot de passe est trop courant. Choisissez-en un autre.' }],
  [500, 'Internal server error', {}],
] as const)('%i %s shows at its field', (status, text, fields) => {
  expect(refusedFields(new ApiFailure({ type: 'validation', status, text }), false)).toEqual(fields);
});

test('a failed validation shows at the fields that the server names', () => {
  const failure = new ApiFailure({
    type: 'validation',
    status: 400,
    text: 'Validation failed',
    details: [
      { field: 'phone', message: 'must be…' },
      { field: 'unheard_of', message: 'must be…' },
    ],
  });
  expect(refusedFields(failure, false)).toEqual({ phone: badPhone });
  expect(refusedFields(failure, true)).toEqual({ phone: expect.stringContaining('indicatif du pays') });
});

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
])('a new password %j confirmed as %j has the errors %j', (password, confirmation, errors) => {
  expect(newPasswordErrors({ password, confirmation })).toEqual(errors);
});
