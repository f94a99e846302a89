import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { sendingSentence } from './password-reset.ts';

test.each([
  [{ type: 'unknown', status: 404, text: 'User not found' }, 'Aucun compte trouvé avec cette adresse email'],
  [
    { type: 'rate_limit', status: 429, waitTime: 61 },
    'Veuillez attendre 2 minute(s) avant de demander un nouveau code.',
  ],
  [{ type: 'rate_limit', status: 429 }, 'Veuillez attendre 3 minute(s) avant de demander un nouveau code.'],
  [
    { type: 'server', status: 502, text: 'SMS service error', waitTime: 180 },
    'Erreur du service SMS. Veuillez réessayer plus tard.',
  ],
] as const)('the failure %j shows %j', (fields, sentence) => {
  expect(sendingSentence(new ApiFailure(fields))).toBe(sentence);
});
