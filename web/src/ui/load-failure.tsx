import { Notice } from './notice.tsx';

/** Something that did not load, or not anew: what was shown before stays on the screen. */
export function LoadFailure({
  text,
  onRetry,
  onClose,
}: {
  text: string;
  onRetry: () => void;
  /** for a failure that one may put out of sight */
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
          Réessayer
        </button>
        {onClose ? (
          <button type="button" className="min-h-11 cursor-pointer text-ink-soft underline" onClick={onClose}>
            Fermer
          </button>
        ) : null}
      </div>
    </Notice>
  );
}
