import { apiErrors, type CodeTarget } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import { forgotPassword } from '../../api/calls.ts';
import { readDeviceMarks } from './sign-in.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { CodePurpose } from './code-sending.ts';

/** History state of the screens of a password reset. */
export interface ResetState {
  email: string;
  /** masked */
  target?: CodeTarget;
  code?: string;
}

export function readResetState(state: unknown): ResetState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as ResetState) : null;
}

/** The last screen shows nothing without it. */
export const resetDone = { passwordReset: true };

export const isResetDone = (state: unknown) =>
  (state as Partial<typeof resetDone> | null)?.passwordReset === true;

/** Wait after a refusal that names none. */
const defaultWaitSeconds = 180;

export function sendingSentence(failure: ApiFailure): string {
  return failure.type === 'rate_limit'
    ? words.waitForAnother(failure.waitTime ?? defaultWaitSeconds)
    : errorMessage(failure);
}

export const passwordReset: CodePurpose = {
  name: 'reset',
  send: (email) => forgotPassword(email, readDeviceMarks()),
  defaultWaitSeconds,
  sentence: sendingSentence,
};

export const isAboutEmail = ({ code }: ApiFailure) =>
  code === apiErrors.userNotFound.code || code === apiErrors.emailRequired.code;
