/** Covers the page while something that cannot be interrupted runs; the text is announced. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div role="status" className="fixed inset-0 z-[1100] grid place-items-center bg-white/85">
      <div className="flex flex-col items-center gap-4">
        <Spinner />
        <p className="text-lg font-semibold">{text}</p>
      </div>
    </div>
  );
}

export function Spinner() {
  return (
    <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-sea-tint border-t-sea" />
  );
}
