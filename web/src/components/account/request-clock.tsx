import * as words from '@soumdar/words/request-clock';
import { useEffect, useState } from 'react';
import { CircleIcon } from '../../ui/icons.tsx';

const looks: Record<RequestClock['tone'], string> = {
  late: 'bg-poor text-white',
  soon: 'bg-modest-tint text-modest',
  calm: 'bg-good-tint text-good',
  closed: 'bg-sand text-ink-soft',
};

/** Dates are ISO 8601 UTC. */
export interface TimedRequest {
  status: string;
  createdAt: string;
  dueAt: string;
  closedAt: string | null;
}

export function Clock({ request }: { request: TimedRequest }) {
  const { text, tone } = requestClock(request, useNow());
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-bold tabular-nums ${looks[tone]}`}
    >
      <CircleIcon className="size-4 shrink-0" strokeWidth="2.2" />
      {text}
    </span>
  );
}

export const dueText = ({ dueAt, closedAt }: Pick<TimedRequest, 'dueAt' | 'closedAt'>) =>
  closedAt === null ? words.dueBefore(dueAt) : words.closedOn(closedAt);

const hourMs = 3_600_000;

/** Experts get a reminder this long before the end. */
const soonMs = 4 * hourMs;

export interface RequestClock {
  text: string;
  tone: 'late' | 'soon' | 'calm' | 'closed';
}

/** `now` is in ms since the epoch. @internal */
export function requestClock(
  { status, createdAt, dueAt, closedAt }: TimedRequest,
  now: number,
): RequestClock {
  if (closedAt !== null) {
    const tookMs = Date.parse(closedAt) - Date.parse(createdAt);
    const text = status === 'completed' ? words.answeredIn(tookMs) : words.cancelledAfter(tookMs);
    return { text, tone: 'closed' };
  }
  const leftMs = Date.parse(dueAt) - now;
  if (leftMs < 0) return { text: words.lateBy(-leftMs), tone: 'late' };
  return { text: words.left(leftMs), tone: leftMs < soonMs ? 'soon' : 'calm' };
}

const tickMs = 20_000;

/** ms since the epoch */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
