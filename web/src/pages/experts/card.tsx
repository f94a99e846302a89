import { useId, type ReactNode } from 'react';

/** A white block of the area under its title. */
export function Card({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-white p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
