import type { ReactNode } from 'react';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-8 rounded-card border border-line bg-white p-5 shadow-card sm:p-6">
      <h2 className="text-xl font-bold">{title}</h2>
      {lead ? <p className="mt-1 max-w-prose text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
