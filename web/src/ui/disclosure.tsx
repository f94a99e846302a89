import type { ReactNode } from 'react';
import { Chevron } from './first-page-icons.tsx';

/** Something kept closed until it is asked for. */
export function Disclosure({
  summary,
  onOpen,
  children,
}: {
  summary: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className="group print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sea [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="ml-auto transition-transform sm:ml-0 group-open:rotate-180">
          <Chevron />
        </span>
      </summary>
      {children}
    </details>
  );
}
