import type { QueuedRequest } from '@soumdar/contract';
import { contestMark } from '@soumdar/words/experts-request';

export function ContestMark({ request: { kind } }: { request: Pick<QueuedRequest, 'kind'> }) {
  if (kind !== 'contest') return null;
  return (
    <span className="inline-block rounded-full bg-fair-tint px-3 py-1 text-sm font-bold text-fair">
      {contestMark}
    </span>
  );
}
