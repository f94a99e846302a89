import { useEffect } from 'react';

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Soumdar`;
  }, [title]);
}

/** React moves the tag to the head. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
