import { describe, expect, it, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import {
  identityErrors,
  passwordChangeErrors,
  newPhoneErrors,
  placedRefusal,
  questionErrors,
} from './my-data-rules.ts';

const wrongFields = (errors: object) => Object.keys(errors);

describe('an identity', () => {
  const email = 'amel@exemple.tn';
  it.each([
    [{ fullName: 'Amel', email, password: '' }, []],
    [{ fullName: 'Amel', email: ' Amel@exemple.tn ', password: '' }, []],
    [{ fullName: ' ', email: 'amel', password: '' }, ['fullName', 'email', 'password']],
    [{ fullName: 'Amel', email: 'leila@exemple.tn', password: '' }, ['password']],
    [{ fullName: 'Amel', email: 'leila@exemple.tn', password: 'jasmin' }, []],
  ])('%j has wrong %j', (identity, wrong) => {
    expect(wrongFields(identityErrors(identity, email))).toEqual(wrong);
  });
});

test.each([
  ['', 'Le numéro de téléphone est requis'],
  ['71 123 456', expect.stringContaining('Format de téléphone invalide')],
  ['20 123 456', 'C’est déjà votre numéro. Entrez-en un autre.'],
  ['29 123 456', undefined],
])('the phone "%s" has the error %j', (phone, wrong) => {
  const user = { id: '1', email: 'amel@exemple.tn', full_name: 'Amel', phone: '+21620123456' };
  expect(newPhoneErrors({ phone, abroad: false, password: 'soleil7' }, { user }).phone).toEqual(wrong);
});

test.each([
  ['+33 6 12 34 56 78', expect.stringContaining('C’est déjà votre numéro')],
  ['20 123 456', expect.stringContaining('C’est un numéro tunisien')],
  ['+1 514 555 0199', undefined],
])('the foreign phone "%s" has the error %j', (phone, wrong) => {
  const user = {
    id: '1',
    email: 'amel@exemple.tn',
    full_name: 'Amel',
    phone: '+33612345678',
    abroad: true,
  } as const;
  expect(newPhoneErrors({ phone, abroad: true, password: 'soleil7' }, { user }).phone).toEqual(wrong);
});

test.each([
  [{ password: '', newPassword: '', confirmation: '' }, ['password', 'newPassword', 'confirmation']],
  [{ password: 'jasmin', newPassword: 'sel', confirmation: 'sel' }, ['newPassword']],
  [{ password: 'jasmin', newPassword: 'citron', confirmation: 'orange' }, ['confirmation']],
  [{ password: 'jasmin', newPassword: 'citron', confirmation: 'citron' }, []],
])('a change of password %j has wrong %j', (change, wrong) => {
  expect(wrongFields(passwordChangeErrors(change))).toEqual(wrong);
});

test.each([
  [{ kind: null, message: ' ' }, ['kind', 'message']],
  [{ kind: 'objection', message: 'Plus d’offres.' }, []],
] as const)('a question %j has wrong %j', (question, wrong) => {
  expect(wrongFields(questionErrors(question))).toEqual(wrong);
});

describe('a refusal', () => {
  const refusal = (text: string) => new ApiFailure({ type: 'validation', status: 400, text });
  it('shows at the field it is about', () => {
    expect(placedRefusal(refusal('Wrong password'), ['email', 'password'])).toEqual({
      field: 'password',
      text: 'Mot de passe incorrect. Vérifiez-le et réessayez.',
    });
  });
  it('shows on the form when it is about none of its fields', () => {
    expect(placedRefusal(refusal('Email already exists'), ['password'])).toEqual({
      text: 'Cette adresse email est déjà utilisée',
    });
  });
});
