import { resendWaitSeconds } from '@soumdar/contract';
import { useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { useCountdown } from '../../ui/countdown.ts';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { secondsUntilNextCode } from './code-wait.ts';

/** What codes are sent for: the two purposes differ in their call and in their words. */
export interface CodePurpose {
  /** countdowns of different purposes do not mix */
  name: string;
  send: (email: string) => Promise<{ data: { maskedPhone: string } }>;
  /** wait after a refusal that names none */
  defaultWaitSeconds: number;
  sentence: (failure: ApiFailure) => string;
}

export const countdownKey = (purpose: CodePurpose, email: string) => `resend:${purpose.name}:${email}`;

/**
 * Sends codes to the phone of an account, with the wait between two of them. `maskedPhone` is where the one just sent
 * went, `problem` why none was.
 */
export function useCodeSending(
  purpose: CodePurpose,
  email: string,
  onRefused?: (failure: ApiFailure) => void,
) {
  const { secondsLeft, start } = useCountdown(countdownKey(purpose, email));
  const { busy, run } = useOneAtATime();
  const [maskedPhone, setMaskedPhone] = useState<string>();
  const [failure, setFailure] = useState<ApiFailure>();

  const send = (onSent?: (maskedPhone: string) => void) =>
    run(async () => {
      setFailure(undefined);
      setMaskedPhone(undefined);
      try {
        const { data } = await purpose.send(email);
        start(resendWaitSeconds);
        setMaskedPhone(data.maskedPhone);
        onSent?.(data.maskedPhone);
      } catch (thrown) {
        const refused = asFailure(thrown);
        const waitSeconds = secondsUntilNextCode(refused, purpose.defaultWaitSeconds);
        if (waitSeconds > 0) start(waitSeconds);
        setFailure(refused);
        onRefused?.(refused);
      }
    });

  // 'Veuillez attendre…' is no longer true once the wait is over
  const outdated = failure?.type === 'rate_limit' && secondsLeft === 0;
  const problem = failure && !outdated ? purpose.sentence(failure) : undefined;
  return { send, busy, secondsLeft, maskedPhone, problem };
}
