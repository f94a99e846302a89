import type { Account } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';

/** The refusal that sends whoever registered on to the code of their phone. */
export function pendingRegistration(email: string, registration: string | null): Refusal {
  return {
    refused: 'phoneNotVerified',
    nextStep: 'send_verification_code',
    email,
    ...(registration !== null && { registration }),
  };
}

/**
 * True when a pending registration is not, or not certainly, the one a call is about: somebody else may register the
 * same address again with a password of their own, and have its owner prove the phone.
 */
export function isOvertaken(account: Account, registration: string | undefined): boolean {
  return registration === undefined ? account.registration_replaced : registration !== account.registration;
}
