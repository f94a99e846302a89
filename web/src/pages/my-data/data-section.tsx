import { useId, type ReactNode } from 'react';
import { useKeptFocus } from '../../ui/kept-focus.ts';

/** One subject of the page, under its title and a word about it. */
export function DataSection({
  title,
  lead,
  state,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** a change of it replaces what the section shows */
  state?: unknown;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = useKeptFocus<HTMLHeadingElement>(state);
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl font-bold text-sea-deep outline-none">
        {title}
      </h2>
      {lead ? <p className="mt-1.5 text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
