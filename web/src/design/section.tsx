import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card className="mt-8 p-5 sm:p-6">
      <h2 className="text-xl font-bold">{title}</h2>
      {lead ? <p className="mt-1 max-w-prose text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
