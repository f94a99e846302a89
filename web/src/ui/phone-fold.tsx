import { useId, useState, type ReactNode } from 'react';
import { Chevron } from './first-page-icons.tsx';

export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-start font-semibold text-sea md:hidden print:hidden"
      >
        {summary}
        <span className={`ms-auto transition-transform ${open ? 'rotate-180' : ''}`}>
          <Chevron />
        </span>
      </button>
      <div id={id} className={open ? undefined : 'max-md:not-print:hidden'}>
        {children}
      </div>
    </>
  );
}
