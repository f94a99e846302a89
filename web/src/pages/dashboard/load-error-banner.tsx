import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** One failed load. Its state is its own: the next failure is a new banner, even when this one was dismissed. */
export function LoadErrorBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Notice look="error" role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="font-medium">{text}</p>
      <div className="flex gap-4">
        <button
          type="button"
          className="min-h-11 cursor-pointer font-semibold text-sea underline"
          onClick={onRetry}
        >
          Réessayer
        </button>
        <button
          type="button"
          className="min-h-11 cursor-pointer text-ink-soft underline"
          onClick={() => setDismissed(true)}
        >
          Fermer
        </button>
      </div>
    </Notice>
  );
}
