import * as words from '@soumdar/words/controls';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** A change tries the children again. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place?: string | undefined;
}

/** Limits a failure, or code that does not load, to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export function PageFailure() {
  return (
    <div role="alert" className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="text-3xl font-bold text-sea-deep">{words.pageFailed}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{words.pageFailedAdvice}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </div>
  );
}
