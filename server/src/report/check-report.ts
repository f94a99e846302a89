import { type CheckedReport } from '@soumdar/contract';
import {
  findReport,
  hasNewerAnswer,
  listNewerEstimations,
  type Database,
  type IssuedReport,
  type Limit,
  type TakenHit,
} from '@soumdar/db';
import { hasShownFigure } from '@soumdar/views';
import { presentRecord } from '../estimation/record.ts';
import type { Refusal } from '../http/refusal.ts';
import { countOne, limits, refusedByLimit, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';

type CheckServices = Pick<Services, 'database' | 'settings' | 'clock'>;

/** Whether a report with that number bears that amount. What is told of it is only what its holder reads in it, but for its age. */
export async function checkReport(
  services: CheckServices,
  ip: string,
  { number, amount }: { number: string; amount: number },
): Promise<CheckedReport | Refusal> {
  const refused = await refusedByLimit(services, limits.reportChecksFrom(ip));
  if (refused) return refused;
  // counted as wrong before it is judged, so that many at once are no more than the limits let through
  const counted = await countAll(services, [
    limits.wrongReportChecksFrom(number, ip),
    limits.wrongReportChecksOf(number),
  ]);
  if ('refused' in counted) return { ...counted, refused: 'reportChecksSpent' };
  const { kysely } = services.database;
  const issued = await findReport(kysely, number);
  if (issued?.amount !== amount) return { outcome: issued ? 'non conforme' : 'inconnu' };
  await uncount(services, counted);
  const current = await isCurrent(kysely, issued);
  return { outcome: 'conforme', report: { ...presentIssued(issued), current } };
}

/** Counts one more against each limit, or against none when one of them is full. */
async function countAll(services: CheckServices, all: Limit[]): Promise<TakenHit[] | Refusal> {
  const taken: TakenHit[] = [];
  for (const limit of all) {
    const counted = await countOne(services, limit);
    if ('refused' in counted) {
      await uncount(services, taken);
      return counted;
    }
    taken.push(counted);
  }
  return taken;
}

/**
 * Whether the account has no newer report of the property: by an expert, or calculated with a figure that may be shown, and has not
 * corrected it since. What is calculated replaces no expert's answer.
 */
async function isCurrent(kysely: Database['kysely'], issued: IssuedReport): Promise<boolean> {
  if (await hasNewerAnswer(kysely, issued)) return false;
  if (issued.by_expert) return true;
  const newer = await listNewerEstimations(kysely, issued);
  return !newer
    .map(presentRecord)
    .some(
      ({ property_type, replaces, result, confidence }) =>
        replaces !== undefined ||
        hasShownFigure(property_type, { estimation: result, confidence: confidence ?? null }),
    );
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
