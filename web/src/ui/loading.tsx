import * as words from '@soumdar/words/controls';
/** Appears late, and as tall as the screen, so that the footer does not move when the content arrives. */
export function Loading() {
  return (
    <div role="status" className="grid min-h-dvh animate-late content-start justify-items-center py-16">
      <Spinner />
      <span className="sr-only">{words.loading}</span>
    </div>
  );
}

export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div role="status" className="fixed inset-0 z-waiting grid place-items-center bg-white/70 p-4">
      <div className="flex min-w-64 flex-col items-center gap-4 rounded-card bg-white px-8 py-7 shadow-card">
        <Spinner />
        <p className="text-lg font-semibold">{text}</p>
      </div>
    </div>
  );
}

export function Spinner({ look = 'size-10 border-4 border-sea-tint border-t-sea' }: { look?: string }) {
  return <span aria-hidden className={`shrink-0 animate-spin rounded-full ${look}`} />;
}
