import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router';

/** Goes on from an entry of the history once: the second click of a double click adds no second entry. */
export function useNavigateOnce() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  return (to: To, options?: NavigateOptions) => {
    if (leaving.current) return;
    leaving.current = true;
    void navigate(to, options);
  };
}
