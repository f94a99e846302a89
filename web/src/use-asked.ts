import { useEffect, useEffectEvent, useState } from 'react';

/** What a page shows: there, on its way, or not to be had for now. */
export type Asked<Answer> =
  { kind: 'there'; answer: Answer } | { kind: 'waiting' } | { kind: 'failed'; retry: () => void };

/**
 * What the page was drawn with, else what the server is asked for.
 *
 * @param key names what is asked for: another key asks anew, and the answer to a former one is left aside
 */
export function useAsked<Answer>(
  key: string,
  drawn: Answer | undefined,
  ask: () => Promise<Answer>,
): Asked<Answer> {
  const [tries, setTries] = useState(1);
  const [told, setTold] = useState<{ of: string; answer: Answer | undefined }>();
  const isDrawn = drawn !== undefined;
  const of = `${key} ${tries}`;
  const askNow = useEffectEvent(() => ask());
  useEffect(() => {
    if (isDrawn) return undefined;
    let isWanted = true;
    const askOnce = async () => {
      const answer = await askNow().catch(() => undefined);
      if (isWanted) setTold({ of, answer });
    };
    void askOnce();
    return () => {
      isWanted = false;
    };
  }, [isDrawn, of]);

  if (drawn !== undefined) return { kind: 'there', answer: drawn };
  if (told?.of !== of) return { kind: 'waiting' };
  if (told.answer === undefined) return { kind: 'failed', retry: () => setTries(tries + 1) };
  return { kind: 'there', answer: told.answer };
}
