import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** What a whole form has to say, announced when it appears. */
export function FormAlert({
  look = 'error',
  children,
}: {
  look?: 'error' | 'info' | 'success';
  children: ReactNode;
}) {
  return (
    <Notice look={look} role={look === 'error' ? 'alert' : 'status'} className="font-medium">
      {children}
    </Notice>
  );
}
