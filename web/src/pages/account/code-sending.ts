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

export interface CodePurpose {
  /** each purpose has a countdown of its own */
  name: string;
  send: (email: string) => Promise<{ data: CodeTarget }>;
  /** wait after a refusal that names none */
  defaultWaitSeconds: number;
  sentence: (failure: ApiFailure) => string;
}

export const countdownKey = (purpose: CodePurpose, email: string) => `resend:${purpose.name}:${email}`;

/** Either of the sending or of the code typed, never of both. */
type News = { sent: true } | { notSent: ApiFailure } | { codeError: string };

export type CodeSending = ReturnType<typeof useCodeSending>;

/** `target` is where the last code went; `justSent`, `problem` and `codeError` are the news to show. */
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
  // after the wait, 'Veuillez attendre…' is no longer true
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
 * Once the last code is spent the wait shortens, except a longer one, which comes from the hourly limit.
 *
 * @internal
 */
export function waitOnceSpent(secondsLeft: number): number {
  return secondsLeft > resendWaitSeconds ? secondsLeft : Math.min(secondsLeft, resendWaitAfterSpentSeconds);
}

/**
 * 0 when a code may be requested at once.
 *
 * @internal
 */
export function secondsUntilNextCode({ type, waitTime }: ApiFailure, usualSeconds: number): number {
  return waitTime ?? (type === 'rate_limit' ? usualSeconds : 0);
}

/**
 * After an SMS or email failure the code may arrive all the same. A pause in sending looks the same: then the
 * way to the code's field leads nowhere.
 */
export function mayArriveAfter(failure: ApiFailure): failure is ApiFailure & { waitTime: number } {
  return failure.type === 'server' && failure.waitTime !== undefined;
}

const key = (email: string) => `codeSent:${email}`;

/** Also when the sending failed but the code may arrive. */
export function markCodeSent(email: string) {
  tabStore.setItem(key(email), String(Date.now()));
}

/** A registration voids earlier codes. */
export function markCodesVoid(email: string) {
  tabStore.setItem(key(email), '0');
}

/** Codes sent from other tabs are unknown here. */
export function mayHoldCode(email: string): boolean {
  const sentAt = tabStore.getItem(key(email));
  return sentAt === null || Date.now() - Number(sentAt) < codeLifetimeSeconds * 1000;
}
