import type { ReactNode } from 'react';
import { Chevron } from './first-page-icons.tsx';

export function Disclosure({
  summary,
  onOpen,
  printed = false,
  children,
}: {
  summary: ReactNode;
  onOpen?: () => void;
  /** on paper too, if it is open */
  printed?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={printed ? 'not-open:print:hidden' : 'print:hidden'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sea [&::-webkit-details-marker]:hidden">
        {summary}
        {/* turns with its own fold, not with one around it */}
        <span className="ms-auto transition-transform sm:ms-0 [[open]>summary>&]:rotate-180 print:hidden">
          <Chevron />
        </span>
      </summary>
      {children}
    </details>
  );
}
