import { useId, type ReactNode } from 'react';
import { Card } from '../ui/card.tsx';

export function FigureBlock({
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
    <Card
      aria-labelledby={id}
      className={`min-w-0 p-4 xs:p-5 sm:p-6 print:break-inside-avoid print:shadow-none ${className}`}
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
