import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { sendingSentence } from './phone-verification.ts';

test.each([
  [
    { type: 'unknown', status: 404, text: 'No pending registration found' },
    'Aucune inscription en attente trouvée pour cet email',
  ],
  [{ type: 'rate_limit', status: 429, waitTime: 150 }, 'Trop de tentatives. Veuillez attendre 3 minute(s).'],
  [{ type: 'rate_limit', status: 429 }, 'Trop de tentatives. Veuillez attendre 1 minute(s).'],
  [
    { type: 'server', status: 502, text: 'SMS service error', waitTime: 180 },
    'Erreur du service SMS. Veuillez réessayer plus tard.',
  ],
  [{ type: 'server', status: 500 }, 'Erreur du service SMS. Veuillez réessayer plus tard.'],
  [{ type: 'network' }, 'Problème de connexion. Vérifiez votre connexion internet et réessayez.'],
] as const)('the failure %j shows %j', (fields, sentence) => {
  expect(sendingSentence(new ApiFailure(fields))).toBe(sentence);
});
