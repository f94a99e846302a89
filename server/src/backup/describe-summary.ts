import type { BackupSummary } from '@soumdar/db';

/** How many rows each table that has any holds, one a line, as a person reads it. */
export function describeSummary(summary: BackupSummary): string {
  const filled = Object.entries(summary).filter(([, { rows }]) => rows > 0);
  return filled.map(([table, { rows }]) => `- ${table}: ${rows}`).join('\n');
}
