import { useEffect, useState, type RefObject } from 'react';

/** True once the element has come near the screen: what is heavy is loaded only for those who scroll to it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '300px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return seen;
}
