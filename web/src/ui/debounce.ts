import { useEffect, useState } from 'react';

/**
 * Asks after a pause and hands the answer on, unless stopped meanwhile: what is typed or dragged quickly is asked once,
 * and a late answer to an older question is dropped. Returns how to stop.
 */
export function debounce<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  take: (answer: Answer) => void,
): () => void {
  let stopped = false;
  const askAndTake = async () => {
    const answer = await ask();
    if (!stopped) take(answer);
  };
  const timer = setTimeout(() => void askAndTake(), ms);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** A value once it has stayed the same for a while. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
