import type { CheckedReport } from '@soumdar/contract';
import { findReport, hasNewerEstimate, type IssuedReport } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, refusedWhenFull } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** Whether a report with that number bears that amount. What is told of it is only what its holder reads in it, but for its age. */
export async function checkReport(
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
  ip: string,
  { number, amount }: { number: string; amount: number },
): Promise<CheckedReport | Refusal> {
  const wrongTries = limits.wrongReportChecksOf(number);
  const refused =
    (await refusedByLimit(services, limits.reportChecksFrom(ip))) ??
    (await refusedWhenFull(services, wrongTries));
  if (refused) return refused;
  const { kysely } = services.database;
  const issued = await findReport(kysely, number);
  if (issued?.amount === amount) {
    const current = !(await hasNewerEstimate(kysely, issued));
    return { outcome: 'conforme', report: { ...presentIssued(issued), current } };
  }
  const spent = await refusedByLimit(services, wrongTries);
  return spent ?? { outcome: issued ? 'non conforme' : 'inconnu' };
}

function presentIssued({ made_at, by_expert, property_type, details, side }: IssuedReport) {
  return {
    madeAt: made_at,
    byExpert: by_expert,
    propertyType: property_type,
    surface: (details as { surface: number }).surface,
    side,
  };
}
