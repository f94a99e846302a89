import { forgotPassword } from '../../api/calls.ts';
import type { CodePurpose } from '../phone-verification/code-sending.ts';
import { defaultWaitSeconds, sendingSentence } from './sending-sentence.ts';

export const passwordReset: CodePurpose = {
  name: 'reset',
  send: forgotPassword,
  defaultWaitSeconds,
  sentence: sendingSentence,
};

/** What a password reset hands from one of its screens to the next, through the history's state. */
export interface ResetState {
  email: string;
  maskedPhone?: string;
  code?: string;
}

export function readResetState(state: unknown): ResetState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as ResetState) : null;
}
