import * as commonWords from '@soumdar/words/common';
import * as words from '@soumdar/words/controls';
import type { ComponentProps, ReactNode } from 'react';

const looks = {
  info: 'border-sea/25 bg-sea-tint',
  warning: 'border-modest/30 bg-modest-tint',
  error: 'border-poor/30 bg-poor-tint',
  success: 'border-good/30 bg-good-tint',
};

/** Needs a role if it appears by itself. */
export function Notice({
  look,
  className = '',
  ...rest
}: ComponentProps<'div'> & { look: keyof typeof looks }) {
  return <div className={`rounded-control border px-4 py-3 ${looks[look]} ${className}`} {...rest} />;
}

/** Announced when it appears. */
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

/** What was shown before stays. */
export function LoadFailure({
  text,
  onRetry,
  onClose,
}: {
  text: string;
  onRetry: () => void;
  /** only for a failure that may be dismissed */
  onClose?: () => void;
}) {
  return (
    <Notice look="error" role="alert" className="my-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="font-medium">{text}</p>
      <div className="flex gap-4">
        <button
          type="button"
          className="min-h-11 cursor-pointer font-semibold text-sea underline"
          onClick={onRetry}
        >
          {words.retry}
        </button>
        {onClose ? (
          <button type="button" className="min-h-11 cursor-pointer text-ink-soft underline" onClick={onClose}>
            {commonWords.close}
          </button>
        ) : null}
      </div>
    </Notice>
  );
}
