import { newTab } from '@soumdar/words/common';
import type { ReactNode } from 'react';

/** A new tab, so that typed text stays in this one. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-sea underline wrap-anywhere hover:text-sea-deep"
    >
      {children} <span className="sr-only">{newTab}</span>
    </a>
  );
}
