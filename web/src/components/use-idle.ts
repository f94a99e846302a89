import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/** False at first, true once the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
