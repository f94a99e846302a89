import { useId, type ReactNode } from 'react';

/** One part of a zone's page under its title. */
export function Block({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-white p-4 shadow-card xs:p-5 sm:p-6 print:break-inside-avoid print:shadow-none ${className}`}
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Of a table: numbers stand one below the other. */
export const numberCell = 'py-2 pl-2 text-right tabular-nums whitespace-nowrap xs:pl-3';
export const headCell =
  'py-2 pl-2 text-right text-sm xs:pl-3 font-semibold text-ink-soft first:pl-0 first:text-left';
export const rowHead = 'py-2 text-left font-medium';
