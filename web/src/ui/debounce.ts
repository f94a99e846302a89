import { useEffect, useState } from 'react';

/**
 * Calls after a pause and passes the answer on, unless stopped: quick typing or dragging makes one call, and a late
 * answer to an older call is dropped. Returns the stop function.
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

/** A value once it has not changed for a while. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
