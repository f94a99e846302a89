import { useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';

/** One failed load. Its state is its own: the next failure is a new banner, even when this one was dismissed. */
export function LoadErrorBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  return dismissed ? null : <LoadFailure text={text} onRetry={onRetry} onClose={() => setDismissed(true)} />;
}
