import { sum } from './sum.ts';

/** What the product acknowledged, by the identifiers that people know: emails, tokens, ids. */
export interface Ledger {
  /** emails */
  registered: Set<string>;
  verified: Set<string>;
  /** the owner's email, by token */
  sessions: Map<string, string>;
  /** ids */
  estimations: Set<string>;
  manualRequests: Set<string>;
  /** emails that were promised alerts */
  alerts: Set<string>;
}

export function newLedger(): Ledger {
  return {
    registered: new Set(),
    verified: new Set(),
    sessions: new Map(),
    estimations: new Set(),
    manualRequests: new Set(),
    alerts: new Set(),
  };
}

export function acknowledged(ledger: Ledger): number {
  return sum(Object.values(ledger) as { size: number }[], ({ size }) => size);
}
