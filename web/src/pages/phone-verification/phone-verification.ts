import { apiErrors, sitePaths } from '@soumdar/contract';
import { sendVerificationCode } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { inFrench, waitInMinutes } from '../../api/french.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { useCodeSending, type CodePurpose } from './code-sending.ts';

const defaultWaitSeconds = 60;

export const hasNoPendingRegistration = (failure: ApiFailure) =>
  failure.text === apiErrors.noPendingRegistration.text;

/** Why a verification code was not sent. */
export function sendingSentence(failure: ApiFailure): string {
  if (hasNoPendingRegistration(failure)) return 'Aucune inscription en attente trouvée pour cet email';
  if (failure.type === 'rate_limit')
    return `Trop de tentatives. Veuillez attendre ${waitInMinutes(failure.waitTime ?? defaultWaitSeconds)}.`;
  if (failure.type === 'server') return 'Erreur du service SMS. Veuillez réessayer plus tard.';
  return inFrench(failure);
}

const phoneVerification: CodePurpose = {
  name: 'phone',
  send: sendVerificationCode,
  defaultWaitSeconds,
  sentence: sendingSentence,
};

/** Sends verification codes; an email nobody registers with leads back to the registration. */
export function usePhoneCode(email: string) {
  const redirectLater = useRedirectLater();
  return useCodeSending(phoneVerification, email, (failure) => {
    if (hasNoPendingRegistration(failure)) redirectLater(2000, sitePaths.register);
  });
}
