import type { RequestState } from '../../use-request.ts';
import { LoadFailure } from '../../ui/notice.tsx';

export function MapNote({
  request,
  waiting,
  failed,
  empty,
}: {
  request: RequestState<unknown>;
  waiting: string;
  failed: string;
  empty?: string | undefined;
}) {
  if (request.kind === 'failed')
    return (
      <div className="absolute inset-x-3 bottom-6 z-over-map">
        <LoadFailure text={failed} onRetry={request.retry} />
      </div>
    );
  const text = request.kind === 'waiting' ? waiting : empty;
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
