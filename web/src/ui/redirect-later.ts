import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

export function useRedirectLater() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return (delayMs: number, to: string, options?: { state?: unknown; replace?: boolean }) => {
    clearTimeout(timer.current);
    if (left.current) return;
    timer.current = window.setTimeout(() => void navigate(to, options), delayMs);
  };
}
