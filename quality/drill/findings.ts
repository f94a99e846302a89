import { sum } from './sum.ts';

/** What must never happen, under the names of the report's last line. */
export const forbidden = [
  'lost',
  'keptTwice',
  'smsTwice',
  'emailsTwice',
  'limitsPassed',
  'jobsTwice',
] as const;

type Forbidden = (typeof forbidden)[number];

/** One occurrence of what must never happen. */
export interface Finding {
  kind: Forbidden;
  times: number;
  /** what was affected, and whose it was */
  what: string;
}

/** How often each forbidden thing happened. */
export function countFindings(findings: Finding[]): Record<Forbidden, number> {
  const times = (kind: Forbidden) => sum(findings, (finding) => (finding.kind === kind ? finding.times : 0));
  return {
    lost: times('lost'),
    keptTwice: times('keptTwice'),
    smsTwice: times('smsTwice'),
    emailsTwice: times('emailsTwice'),
    limitsPassed: times('limitsPassed'),
    jobsTwice: times('jobsTwice'),
  };
}

export function nameFinding({ kind, times, what }: Finding): string {
  return `${kind} ${times}: ${what}`;
}

/** A finding when `had` is more than `most`, else none. */
export function beyond(kind: Finding['kind'], what: string, had: number, most: number): Finding[] {
  return had > most ? [{ kind, times: had - most, what: `${what}: ${had} where ${most} may be` }] : [];
}
