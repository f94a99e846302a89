import { useEffect, useEffectEvent, useState } from 'react';

export type RequestState<Answer> =
  { kind: 'there'; answer: Answer } | { kind: 'waiting' } | { kind: 'failed'; retry: () => void };

/**
 * Prefers what the page was rendered with.
 * @param key another key requests again and drops the former answer
 */
export function useRequest<Answer>(
  key: string,
  rendered: Answer | undefined,
  ask: () => Promise<Answer>,
): RequestState<Answer> {
  const [tries, setTries] = useState(1);
  const [received, setReceived] = useState<{ of: string; answer: Answer | undefined }>();
  const isRendered = rendered !== undefined;
  const of = `${key} ${tries}`;
  const askNow = useEffectEvent(() => ask());
  useEffect(() => {
    if (isRendered) return undefined;
    let isWanted = true;
    const askOnce = async () => {
      const answer = await askNow().catch(() => undefined);
      if (isWanted) setReceived({ of, answer });
    };
    void askOnce();
    return () => {
      isWanted = false;
    };
  }, [isRendered, of]);

  if (rendered !== undefined) return { kind: 'there', answer: rendered };
  if (received?.of !== of) return { kind: 'waiting' };
  if (received.answer === undefined) return { kind: 'failed', retry: () => setTries(tries + 1) };
  return { kind: 'there', answer: received.answer };
}
