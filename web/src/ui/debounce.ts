import { useEffect, useState } from 'react';

/** Drops a late answer to an older call. Returns the stop function. */
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

export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
