import { apiErrors, type CodeTarget } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import { forgotPassword } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { CodePurpose } from './code-sending.ts';

/** What a password reset hands from one of its screens to the next, through the history's state. */
export interface ResetState {
  email: string;
  /** where the code went, as far as it is told */
  target?: CodeTarget;
  code?: string;
}

export function readResetState(state: unknown): ResetState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as ResetState) : null;
}

/** What the last screen is handed: without it, nothing was reset. */
export const resetDone = { passwordReset: true };

export const isResetDone = (state: unknown) =>
  (state as Partial<typeof resetDone> | null)?.passwordReset === true;

/** Wait after a refusal that names none. */
const defaultWaitSeconds = 180;

/** Why a reset code was not sent. */
export function sendingSentence(failure: ApiFailure): string {
  return failure.type === 'rate_limit'
    ? words.waitForAnother(failure.waitTime ?? defaultWaitSeconds)
    : errorMessage(failure);
}

export const passwordReset: CodePurpose = {
  name: 'reset',
  send: forgotPassword,
  defaultWaitSeconds,
  sentence: sendingSentence,
};

/** True when a failure is about the email typed rather than about the sending. */
export const isAboutEmail = ({ code }: ApiFailure) =>
  code === apiErrors.userNotFound.code || code === apiErrors.emailRequired.code;
