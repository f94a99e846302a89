import type { Account, ManualRequestRow } from '@soumdar/db';

/** Of an open request, what its owner reads in place of a promised time. */
export function waitOf(
  { closed_at }: Pick<ManualRequestRow, 'closed_at'>,
  { limited_since }: Pick<Account, 'limited_since'>,
  isPromised: boolean,
): { due_at?: null; suspended?: true } {
  if (closed_at !== null) return {};
  if (limited_since !== null) return { due_at: null, suspended: true };
  return isPromised ? {} : { due_at: null };
}
