import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

export function AuthCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="mx-auto w-full max-w-md p-6 sm:p-8">
      <h1 className="text-2xl font-bold tracking-tight text-wrap text-sea-deep">{title}</h1>
      {lead ? <div className="mt-2 wrap-anywhere text-ink-soft">{lead}</div> : null}
      <div className="mt-6">{children}</div>
    </Card>
  );
}

export function AuthScreen({ children }: { children: ReactNode }) {
  return <div className="px-4 py-10 sm:py-16">{children}</div>;
}
