import { useId, type ReactNode } from 'react';

/** One subject of the page, under its title and a word about it. */
export function DataSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
    >
      <h2 id={titleId} className="text-xl font-bold text-sea-deep">
        {title}
      </h2>
      {lead ? <p className="mt-1.5 text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
