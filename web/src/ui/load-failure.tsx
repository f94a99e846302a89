import { Notice } from './notice.tsx';

/** Something that did not load, or not anew: what was shown before stays on the screen. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      look="error"
      role="alert"
      className="my-4 flex flex-wrap items-center justify-between gap-x-4 font-medium"
    >
      <p>{text}</p>
      <button
        type="button"
        className="min-h-11 cursor-pointer font-semibold text-sea underline"
        onClick={onRetry}
      >
        Réessayer
      </button>
    </Notice>
  );
}
