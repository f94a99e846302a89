import { useEffect } from 'react';

/** Names the browser tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Soumdar`;
  }, [title]);
}
