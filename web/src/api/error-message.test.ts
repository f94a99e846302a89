import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { errorMessage } from './error-message.ts';

test('a known text of the server has its sentence, whatever the status', () => {
  const failure = new ApiFailure({ type: 'server', status: 503, text: 'Service starting' });
  expect(errorMessage(failure)).toBe('Le service démarre. Veuillez réessayer dans un instant.');
});

test.each([
  ['Invalid coordinates', 'Coordonnées de localisation invalides'],
  ['Invalid property type', 'Type de propriété invalide'],
])('%s is %s', (text, sentence) => {
  expect(errorMessage(new ApiFailure({ type: 'validation', status: 400, text }))).toBe(sentence);
});

test('an unknown text falls back on the status, then on the general sentence', () => {
  expect(errorMessage(new ApiFailure({ type: 'server', status: 500, text: 'Boom' }))).toBe(
    'Erreur du serveur. Veuillez réessayer plus tard.',
  );
  expect(errorMessage(new ApiFailure({ type: 'unknown', status: 418 }))).toBe(
    'Une erreur inattendue est survenue',
  );
});

test('a network failure names the connection', () => {
  expect(errorMessage(new ApiFailure({ type: 'network' }))).toMatch(/^Problème de connexion\./);
});

test.each([
  [1, '1 seconde'],
  [20, '20 secondes'],
  [90, '2 minutes'],
  [9000, '3 heures'],
])('a limit of %i s names its wait', (waitTime, words) => {
  const failure = new ApiFailure({ type: 'rate_limit', status: 429, text: 'Too many attempts', waitTime });
  expect(errorMessage(failure)).toBe(
    `Trop de tentatives. Veuillez patienter avant de réessayer. Attente : ${words}.`,
  );
});

test('after too many tries of a code, the sentence is to request another', () => {
  const failure = new ApiFailure({
    type: 'rate_limit',
    status: 429,
    text: 'Too many attempts',
    code: 'code_exhausted',
  });
  expect(errorMessage(failure)).toMatch(/Demandez un nouveau code\.$/);
});
