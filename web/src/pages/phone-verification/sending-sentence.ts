import { apiErrors } from '@soumdar/contract';
import type { ApiFailure } from '../../api/failure.ts';
import { inFrench, waitInMinutes } from '../../api/french.ts';

/** Wait after a refusal that names none. */
export const defaultWaitSeconds = 60;

export const hasNoPendingRegistration = (failure: ApiFailure) =>
  failure.code === apiErrors.noPendingRegistration.code;

/** Why a verification code was not sent. */
export function sendingSentence(failure: ApiFailure): string {
  if (hasNoPendingRegistration(failure)) return 'Aucune inscription en attente trouvée pour cet email';
  if (failure.type === 'rate_limit')
    return `Trop de tentatives. Veuillez attendre ${waitInMinutes(failure.waitTime ?? defaultWaitSeconds)}.`;
  if (failure.type === 'server') return 'Erreur du service SMS. Veuillez réessayer plus tard.';
  return inFrench(failure);
}
