import type { Asked } from '../../use-asked.ts';
import { LoadFailure } from '../../ui/notice.tsx';

/** Over a map: that its figures are on their way, are not to be had, or are none. */
export function MapNote({
  asked,
  waiting,
  failed,
  empty,
}: {
  asked: Asked<unknown>;
  waiting: string;
  failed: string;
  /** said where there is nothing to draw */
  empty?: string | undefined;
}) {
  if (asked.kind === 'failed')
    return (
      <div className="absolute inset-x-3 bottom-6 z-over-map">
        <LoadFailure text={failed} onRetry={asked.retry} />
      </div>
    );
  const text = asked.kind === 'waiting' ? waiting : empty;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-3 bottom-10 z-over-map flex justify-center"
    >
      {text ? (
        <p className="w-fit animate-late rounded-control border border-line bg-white px-3 py-2 text-sm shadow-card">
          {text}
        </p>
      ) : null}
    </div>
  );
}
