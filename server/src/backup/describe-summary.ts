import type { BackupSummary } from '@soumdar/db';

/** One table a line, empty ones left out. */
export function describeSummary(summary: BackupSummary): string {
  const filled = Object.entries(summary).filter(([, { rows }]) => rows > 0);
  return filled.map(([table, { rows }]) => `- ${table}: ${rows}`).join('\n');
}
