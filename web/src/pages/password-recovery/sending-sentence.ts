import { apiErrors } from '@soumdar/contract';
import type { ApiFailure } from '../../api/failure.ts';
import { inFrench, waitInMinutes } from '../../api/french.ts';

/** Wait after a refusal that names none. */
export const defaultWaitSeconds = 180;

/** Why a reset code was not sent. */
export function sendingSentence(failure: ApiFailure): string {
  return failure.type === 'rate_limit'
    ? `Veuillez attendre ${waitInMinutes(failure.waitTime ?? defaultWaitSeconds)} avant de demander un nouveau code.`
    : inFrench(failure);
}

/** True when a failure is about the email typed rather than about the sending. */
export const isAboutEmail = ({ code }: ApiFailure) =>
  code === apiErrors.userNotFound.code || code === apiErrors.emailRequired.code;
