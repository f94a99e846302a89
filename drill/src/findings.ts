import { sum } from './sum.ts';

/** What must never happen, as the last line names it. */
export const forbidden = ['lost', 'keptTwice', 'smsTwice', 'limitsPassed', 'jobsTwice'] as const;

type Forbidden = (typeof forbidden)[number];

/** What must never happen, and did. */
export interface Finding {
  kind: Forbidden;
  times: number;
  /** what it was, and whose */
  what: string;
}

/** How often each thing happened that must never happen. */
export function countFindings(findings: Finding[]): Record<Forbidden, number> {
  const times = (kind: Forbidden) => sum(findings, (finding) => (finding.kind === kind ? finding.times : 0));
  return {
    lost: times('lost'),
    keptTwice: times('keptTwice'),
    smsTwice: times('smsTwice'),
    limitsPassed: times('limitsPassed'),
    jobsTwice: times('jobsTwice'),
  };
}

export function nameFinding({ kind, times, what }: Finding): string {
  return `${kind} ${times}: ${what}`;
}

/** What there is more of than there may be, if it is. */
export function beyond(kind: Finding['kind'], what: string, had: number, most: number): Finding[] {
  return had > most ? [{ kind, times: had - most, what: `${what}: ${had} where ${most} may be` }] : [];
}
