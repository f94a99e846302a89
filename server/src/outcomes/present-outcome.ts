import { retention, type EstimationRecord, type Outcome } from '@soumdar/contract';
import type { OutcomeRow } from '@soumdar/db';
import { daySeconds, secondsAfter } from '../process/clock.ts';

/** When a proof sent then is erased unread. */
export const proofUntil = (sentAt: string): string =>
  secondsAfter(new Date(sentAt), retention.proofDays * daySeconds).toISOString();

export function presentOutcome(row: OutcomeRow): Outcome {
  const { kind, price, month, through, neighbourhood, state, stated_at, sent_at } = row;
  return {
    kind,
    price,
    month,
    through,
    keepAnonymously: neighbourhood !== null,
    state,
    statedAt: stated_at,
    proof: sent_at === null ? null : { sentAt: sent_at, until: proofUntil(sent_at) },
  };
}

/** @param outcomes see `listOutcomes` */
export function withOutcome<Shown extends EstimationRecord>(
  record: Shown,
  outcomes: ReadonlyMap<string, OutcomeRow>,
): Shown {
  const row = outcomes.get(record.id);
  return row ? { ...record, outcome: presentOutcome(row) } : record;
}
