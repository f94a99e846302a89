import type { BackupSummary } from '@soumdar/db';

export function describeSummary(summary: BackupSummary): string {
  const filled = Object.entries(summary).filter(([, { rows }]) => rows > 0);
  return filled.map(([table, { rows }]) => `- ${table}: ${rows}`).join('\n');
}
