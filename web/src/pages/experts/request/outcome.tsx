import type { ExpertRequest } from '@soumdar/contract';
import { formatPrice, formatPricePerM2 } from '../../../format.ts';

/** How a closed request ended. */
export function Outcome({ request }: { request: ExpertRequest }) {
  const { status, finalPrice, comments, cancelReason, details } = request;
  if (status === 'completed' && finalPrice !== null) {
    return (
      <div className="mt-3 rounded-control bg-good-tint px-4 py-3">
        <p className="text-sm text-ink-soft">Prix final</p>
        <p className="text-xl font-bold tabular-nums">{formatPrice(finalPrice)}</p>
        <p className="text-sm text-ink-soft tabular-nums">{formatPricePerM2(finalPrice / details.surface)}</p>
        {comments ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{comments}</p> : null}
      </div>
    );
  }
  if (status === 'cancelled') {
    return (
      <div className="mt-3 rounded-control bg-poor-tint px-4 py-3">
        <p className="text-sm text-ink-soft">Motif de l’annulation</p>
        <p className="wrap-anywhere whitespace-pre-line">{cancelReason}</p>
      </div>
    );
  }
  return null;
}
