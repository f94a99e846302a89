import { apiErrors, sitePaths, type CodeTarget } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import { smsFailed } from '@soumdar/words/errors';
import { sendVerificationCode } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { registeredContact } from '../../session/typed-account.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { markCodeSent, mayArriveAfter, useCodeSending, type CodePurpose } from './code-sending.ts';

const verification = ({ registration, abroad }: VerificationState): CodePurpose => ({
  name: abroad ? 'email' : 'phone',
  send: async (email) => {
    const answer = await sendVerificationCode(email, registration);
    markCodeSent(email);
    return answer;
  },
  defaultWaitSeconds,
  sentence: (failure) => sendingSentence(failure, !abroad),
});

/** An email without a registration leads back to the registration page. */
export function useVerificationCode(state: VerificationState) {
  const { email } = state;
  const redirectLater = useRedirectLater();
  return useCodeSending(verification(state), email, (failure) => {
    if (mayArriveAfter(failure)) markCodeSent(email);
    if (hasNoPendingRegistration(failure)) redirectLater(2000, sitePaths.register);
  });
}

/** Wait after a refusal that names none. */
export const defaultWaitSeconds = 60;

export const hasNoPendingRegistration = (failure: ApiFailure) =>
  failure.code === apiErrors.noPendingRegistration.code;

export function sendingSentence(failure: ApiFailure, bySms = true): string {
  if (hasNoPendingRegistration(failure)) return words.noPendingRegistration;
  if (failure.type === 'rate_limit') return words.tooManyAttempts(failure.waitTime ?? defaultWaitSeconds);
  if (bySms && failure.type === 'server') return smsFailed;
  return errorMessage(failure);
}

/** History state of the screens that verify a phone, or an email of an owner abroad. */
export interface VerificationState {
  email: string;
  /** undefined when the server named none */
  registration?: string | undefined;
  /** the code goes to the email */
  abroad?: boolean;
  fromRegister?: boolean;
  fromLogin?: boolean;
  /** masked */
  target?: CodeTarget;
}

export interface CorrectionState {
  correctContactOf: string;
}

export function readCorrection(state: unknown): { email: string } | null {
  const email = (state as Partial<CorrectionState> | null)?.correctContactOf;
  return typeof email === 'string' ? { email } : null;
}

export function readVerificationState(state: unknown): VerificationState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as VerificationState) : null;
}

/** As typed in this tab. */
export function typedDestination({
  email,
  abroad,
}: VerificationState): { phone: string } | { email: string } | undefined {
  const registered = registeredContact(email);
  if (abroad ?? registered?.abroad) return { email };
  return registered && { phone: registered.phone };
}
