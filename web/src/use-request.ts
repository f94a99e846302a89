import { useEffect, useEffectEvent, useState } from 'react';

/** What a page shows: there, on its way, or not to be had for now. */
export type RequestState<Answer> =
  { kind: 'there'; answer: Answer } | { kind: 'waiting' } | { kind: 'failed'; retry: () => void };

/**
 * What the page was drawn with, else what the server is asked for.
 *
 * @param key names what is asked for: another key asks anew, and the answer to a former one is left aside
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
