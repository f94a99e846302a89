import { sitePaths } from '@soumdar/contract';
import { sendVerificationCode } from '../../api/calls.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { useCodeSending, type CodePurpose } from './code-sending.ts';
import { mayArriveAfter } from './code-wait.ts';
import { markCodeSent } from './sent-codes.ts';
import { defaultWaitSeconds, hasNoPendingRegistration, sendingSentence } from './sending-sentence.ts';
import type { VerificationState } from './verification-state.ts';

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
