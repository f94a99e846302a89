import { apiErrors, sitePaths } from '@soumdar/contract';
import { sendVerificationCode } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage, waitInMinutes } from '../../api/error-message.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { markCodeSent, mayArriveAfter, useCodeSending, type CodePurpose } from './code-sending.ts';

const phoneVerification = (registration: string | undefined): CodePurpose => ({
  name: 'phone',
  send: async (email) => {
    const answer = await sendVerificationCode(email, registration);
    markCodeSent(email);
    return answer;
  },
  defaultWaitSeconds,
  sentence: sendingSentence,
});

/** Sends verification codes; an email nobody registers with leads back to the registration. */
export function usePhoneCode({ email, registration }: VerificationState) {
  const redirectLater = useRedirectLater();
  return useCodeSending(phoneVerification(registration), email, (failure) => {
    if (mayArriveAfter(failure)) markCodeSent(email);
    if (hasNoPendingRegistration(failure)) redirectLater(2000, sitePaths.register);
  });
}

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
  return errorMessage(failure);
}

/** Navigation state of the two screens that verify a phone. */
export interface VerificationState {
  email: string;
  /** which registration of that address is verified; undefined when the server named none */
  registration?: string | undefined;
  fromRegister?: boolean;
  fromLogin?: boolean;
  /** where the last code went, its last two digits readable */
  maskedPhone?: string;
}

/** Navigation state of the registration page for a number that was mistyped: whose it is. */
export interface CorrectionState {
  correctPhoneOf: string;
}

export function readCorrection(state: unknown): { email: string } | null {
  const email = (state as Partial<CorrectionState> | null)?.correctPhoneOf;
  return typeof email === 'string' ? { email } : null;
}

/** The history's state when it says whose phone is verified. */
export function readVerificationState(state: unknown): VerificationState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as VerificationState) : null;
}
