import type { QueuedRequest } from '@soumdar/contract';
import { formatMoment } from '../../format.ts';
import { requestClock, type RequestClock } from './request-clock.ts';
import { useNow } from './use-now.ts';

const looks: Record<RequestClock['tone'], string> = {
  late: 'bg-poor text-white',
  soon: 'bg-modest-tint text-modest',
  calm: 'bg-good-tint text-good',
  closed: 'bg-sand text-ink-soft',
};

/** How much of its 24 hours a request has left; goes on by itself. */
export function Clock({ request }: { request: QueuedRequest }) {
  const { text, tone } = requestClock(request, useNow());
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-bold whitespace-nowrap tabular-nums ${looks[tone]}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-4 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden
      >
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7v5l3.5 2" />
      </svg>
      {text}
    </span>
  );
}

/** 'avant le 2 mars 2026 à 10:00', or when it was closed */
export const dueText = ({ dueAt, closedAt }: QueuedRequest) =>
  closedAt === null ? `avant le ${formatMoment(dueAt)}` : `le ${formatMoment(closedAt)}`;
