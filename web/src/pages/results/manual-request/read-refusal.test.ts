import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/failure.ts';
import { readRefusal } from './read-refusal.ts';

const validation = (text: string, details: ApiFailure['details'] = []) =>
  readRefusal(new ApiFailure({ type: 'validation', status: 400, text, details }));

test.each(['Invalid contact method', 'A phone or email is required'])('"%s" points at the method', (text) => {
  expect(validation(text)).toMatchObject({
    field: 'preferred_contact_method',
    text: 'Veuillez sélectionner une méthode de contact valide',
  });
});

test('a wrong time slot is pointed at, named in the text or in the details', () => {
  const expected = {
    field: 'preferred_contact_time',
    text: 'Veuillez sélectionner un créneau horaire valide',
  };
  expect(validation('Invalid contact time')).toMatchObject(expected);
  expect(
    validation('Validation failed', [{ field: 'preferred_contact_time', message: 'invalid' }]),
  ).toMatchObject(expected);
});

test('another invalid field is refused in general words', () => {
  expect(validation('Validation failed')).toEqual({
    kind: 'refused',
    text: 'Données invalides. Veuillez vérifier vos informations.',
  });
});

test('an expired session and a passing failure are distinguished', () => {
  const kind = (fields: ConstructorParameters<typeof ApiFailure>[0]) =>
    readRefusal(new ApiFailure(fields)).kind;
  expect(kind({ type: 'unauthorized', status: 401 })).toBe('expired');
  expect(kind({ type: 'network' })).toBe('retry');
  expect(kind({ type: 'server', status: 503 })).toBe('retry');
  expect(kind({ type: 'rate_limit', status: 429 })).toBe('refused');
});
