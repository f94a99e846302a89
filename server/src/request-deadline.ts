import { answerWithinHours } from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';
import { hourSeconds, secondsAfter, secondsBefore } from './clock.ts';

const answerWithinSeconds = answerWithinHours * hourSeconds;

/** When a request has to be answered. */
export function dueAt({ created_at }: Pick<ManualRequestRow, 'created_at'>): Date {
  return secondsAfter(new Date(created_at), answerWithinSeconds);
}

/** A request made by then and not closed is late. */
export function lateSince(now: Date): Date {
  return secondsBefore(now, answerWithinSeconds);
}

export function isLate(request: Pick<ManualRequestRow, 'created_at' | 'closed_at'>, now: Date): boolean {
  return request.closed_at === null && dueAt(request) <= now;
}
