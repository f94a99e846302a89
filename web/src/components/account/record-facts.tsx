import { manualRequestStatusLabel } from '@soumdar/words/labels';
import type { ReactNode } from 'react';
import { CircleIcon } from '../../ui/icons.tsx';

/** Within a `dl`. */
export function Fact({
  label,
  value,
  strong = false,
  beneath,
}: {
  label: string;
  value: string;
  strong?: boolean;
  /** the same in another measure */
  beneath?: string | undefined;
}) {
  // without a plain space it is a figure, which a browser would break after the slash of 'DT/mois'
  const wrap = value.includes(' ') ? 'wrap-anywhere' : 'whitespace-nowrap';
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`font-semibold tabular-nums ${wrap} ${strong ? 'text-lg text-sea-deep' : ''}`}>
        {value}
      </dd>
      {beneath ? <dd className="text-sm text-ink-soft tabular-nums">{beneath}</dd> : null}
    </div>
  );
}

const looks: Record<string, { colour: string; drawing: ReactNode }> = {
  pending: { colour: 'bg-modest-tint text-modest', drawing: <path d="M12 7v5l3.5 2" /> },
  in_progress: { colour: 'bg-fair-tint text-fair', drawing: <path d="M8 12h8m-3.5-3.5L16 12l-3.5 3.5" /> },
  completed: { colour: 'bg-good-tint text-good', drawing: <path d="m8 12.5 2.8 2.8L16 9.5" /> },
  cancelled: { colour: 'bg-poor-tint text-poor', drawing: <path d="m9 9 6 6m0-6-6 6" /> },
};
const unknown = { colour: 'bg-sand text-ink-soft', drawing: <path d="M12 8v5m0 3v.1" /> };

export function ManualStatus({ status }: { status: string }) {
  const { colour, drawing } = looks[status] ?? unknown;
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-bold wrap-anywhere whitespace-nowrap ${colour}`}
    >
      <CircleIcon className="size-5 shrink-0">{drawing}</CircleIcon>
      {manualRequestStatusLabel(status)}
    </span>
  );
}
