import { useEffect } from 'react';

/** Names the browser tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Soumdar`;
  }, [title]);
}

/** Asks search engines to leave out the page it is drawn on; React puts the tag in the document's head meanwhile. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
