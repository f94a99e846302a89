import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of a page whose code comes later, or, where the network fails, not at all: the page does without it. */
export function Deferred({
  waiting = null,
  missing = null,
  children,
}: {
  waiting?: ReactNode;
  missing?: ReactNode;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary fallback={missing}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
