import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/** Calls back when all that waits with it is there, and the browser has nothing better to do. */
export function OnceIdle({ callback }: { callback: () => void }) {
  useEffect(() => whenIdle(callback), [callback]);
  return null;
}
