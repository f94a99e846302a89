import { codeLifetimeSeconds, resendWaitSeconds, type CodeTarget } from '@soumdar/contract';
import { useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { tabStore } from '../../storage.ts';
import { useCountdown } from '../../ui/countdown.ts';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';

/** What codes are sent for: the two purposes differ in their call and in their words. */
export interface CodePurpose {
  /** countdowns of different purposes do not mix */
  name: string;
  send: (email: string) => Promise<{ data: CodeTarget }>;
  /** wait after a refusal that names none */
  defaultWaitSeconds: number;
  sentence: (failure: ApiFailure) => string;
}

export const countdownKey = (purpose: CodePurpose, email: string) => `resend:${purpose.name}:${email}`;

/**
 * Sends the codes of an account, with the wait between two of them. `target` is where the one just sent went, `problem` why
 * none was.
 */
export function useCodeSending(
  purpose: CodePurpose,
  email: string,
  onRefused?: (failure: ApiFailure) => void,
) {
  const { secondsLeft, start } = useCountdown(countdownKey(purpose, email));
  const { busy, run } = useOneAtATime();
  const [target, setTarget] = useState<CodeTarget>();
  const [failure, setFailure] = useState<ApiFailure>();

  const send = (onSent?: (target: CodeTarget) => void) =>
    run(async () => {
      setFailure(undefined);
      setTarget(undefined);
      try {
        const { data } = await purpose.send(email);
        start(resendWaitSeconds);
        setTarget(data);
        onSent?.(data);
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
  return { send, busy, secondsLeft, target, problem };
}

/**
 * Seconds until a code may be asked for after a failure; 0 when at once. A limit that names no wait has the usual one.
 *
 * @internal
 */
export function secondsUntilNextCode({ type, waitTime }: ApiFailure, usualSeconds: number): number {
  return waitTime ?? (type === 'rate_limit' ? usualSeconds : 0);
}

/**
 * After trouble with the SMS or the email a code may arrive all the same, and the next one waits. A pause in sending looks alike:
 * the way to the code's field is then offered in vain.
 */
export function mayArriveAfter(failure: ApiFailure): failure is ApiFailure & { waitTime: number } {
  return failure.type === 'server' && failure.waitTime !== undefined;
}

const key = (email: string) => `codeSent:${email}`;

/** A code that verifies a registration was sent, or may have been, asked for by this tab. */
export function markCodeSent(email: string) {
  tabStore.setItem(key(email), String(Date.now()));
}

/** A registration voids the codes sent before it. */
export function markCodesVoid(email: string) {
  tabStore.setItem(key(email), '0');
}

/** Whether the visitor may hold a code that still works: one sent from elsewhere is not known of. */
export function mayHoldCode(email: string): boolean {
  const sentAt = tabStore.getItem(key(email));
  return sentAt === null || Date.now() - Number(sentAt) < codeLifetimeSeconds * 1000;
}
