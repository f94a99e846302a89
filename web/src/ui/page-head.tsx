import { useEffect } from 'react';

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Soumdar`;
  }, [title]);
}

/** Asks search engines to ignore the page; React moves the tag to the head. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
