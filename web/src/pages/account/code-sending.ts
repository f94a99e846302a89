import {
  apiErrors,
  codeLifetimeSeconds,
  resendWaitAfterSpentSeconds,
  resendWaitSeconds,
  type CodeTarget,
} from '@soumdar/contract';
import { useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
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

/** What the screen of a code says last: of the sending or of the code typed, never of both. */
type News = { sent: true } | { notSent: ApiFailure } | { codeError: string };

export type CodeSending = ReturnType<typeof useCodeSending>;

/**
 * Sends the codes of an account, with the wait between two of them. `target` is where the last one went, `justSent` whether that
 * is the news, `problem` why none was sent, `codeError` what is wrong with the one typed.
 */
export function useCodeSending(
  purpose: CodePurpose,
  email: string,
  onRefused?: (failure: ApiFailure) => void,
) {
  const { secondsLeft, start } = useCountdown(countdownKey(purpose, email));
  const { busy, run } = useOneAtATime();
  const [target, setTarget] = useState<CodeTarget>();
  const [news, setNews] = useState<News>();

  const send = (onSent?: (target: CodeTarget) => void) =>
    run(async () => {
      setNews(undefined);
      try {
        const { data } = await purpose.send(email);
        start(resendWaitSeconds);
        setTarget(data);
        setNews({ sent: true });
        onSent?.(data);
      } catch (thrown) {
        const refused = asFailure(thrown);
        const waitSeconds = secondsUntilNextCode(refused, purpose.defaultWaitSeconds);
        if (waitSeconds > 0) start(waitSeconds);
        setNews({ notSent: refused });
        onRefused?.(refused);
      }
    });

  const refuseCode = (failure: ApiFailure) => {
    setNews({ codeError: errorMessage(failure) });
    const waitSeconds = waitOnceSpent(secondsLeft);
    if (failure.code === apiErrors.codeExhausted.code && waitSeconds < secondsLeft) start(waitSeconds);
  };

  const failure = news && 'notSent' in news ? news.notSent : undefined;
  // 'Veuillez attendre…' is no longer true once the wait is over
  const outdated = failure?.type === 'rate_limit' && secondsLeft === 0;
  return {
    send,
    busy,
    secondsLeft,
    target,
    justSent: news !== undefined && 'sent' in news,
    problem: failure && !outdated ? purpose.sentence(failure) : undefined,
    codeError: news && 'codeError' in news ? news.codeError : undefined,
    sayOfCode: (codeError: string | undefined) =>
      setNews(codeError === undefined ? undefined : { codeError }),
    refuseCode,
  };
}

/**
 * Seconds to wait for another code once the last one is spent, of those that were left. A longer wait than one code calls for is of
 * the hour's limit, and stands. @internal
 */
export function waitOnceSpent(secondsLeft: number): number {
  return secondsLeft > resendWaitSeconds ? secondsLeft : Math.min(secondsLeft, resendWaitAfterSpentSeconds);
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
