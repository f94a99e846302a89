import { randomBytes } from 'node:crypto';
import { reportNumberAlphabet, reportNumberLength, type CheckedReportSupplement } from '@soumdar/contract';
import {
  findEstimationOfProperty,
  findOwnEstimation,
  findOwnManualRequest,
  keepReportNumber,
  keepRequestReportNumber,
  listOpinions,
  type Account,
  type TakenHit,
} from '@soumdar/db';
import { defaultLanguage, type Language } from '@soumdar/words';
import { withOpinion } from '../opinions/present-contest.ts';
import { noteShownRecords, presentRecord } from '../estimation/record.ts';
import type { Refusal } from '../http/refusal.ts';
import { countOne, limits } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { siteAddress } from '../settings/settings.ts';
import { describeExpertReport, describeReport } from './describe-report.ts';
import { estimatedOf, type Estimated } from './describe-sides.ts';
import type { Issue } from './issue.ts';
import type { ReportContent } from './report-content.ts';

type ReportServices = Pick<Services, 'database' | 'settings' | 'clock' | 'log'>;

/** Its hits do not count if the report cannot be drawn. */
export interface CountedReport {
  report: ReportContent;
  counted: TakenHit;
}

export async function reportOfEstimate(
  services: ReportServices,
  { id: accountId, full_name }: Pick<Account, 'id' | 'full_name'>,
  id: string,
  supplement: CheckedReportSupplement = {},
  language: Language = defaultLanguage,
): Promise<CountedReport | Refusal> {
  const { kysely } = services.database;
  const row = await findOwnEstimation(kysely, accountId, id);
  if (!row) return { refused: 'notFound' };
  const opinions = await listOpinions(kysely, accountId, [id]);
  const estimated = estimatedOf(withOpinion(presentRecord(row), opinions));
  const printed = estimated && printedFigure(estimated);
  if (!printed) return { refused: 'noFigureToReport' };
  const counted = await countOne(services, limits.reportsOf(accountId));
  if ('refused' in counted) return counted;
  const now = services.clock();
  const number = await keepReportNumber(kysely, {
    account_id: accountId,
    number: newReportNumber(),
    estimation_id: id,
    issued_at: now,
    ...printed,
  });
  await noteShownRecords(services, 'estimations', accountId, [row]);
  const owner = supplement.named ? full_name : null;
  return {
    report: describeReport(estimated, { ...issue(services, number, now, language), owner }, supplement),
    counted,
  };
}

export async function reportOfExpert(
  services: ReportServices,
  accountId: string,
  id: string,
  language: Language = defaultLanguage,
): Promise<CountedReport | Refusal> {
  const { kysely } = services.database;
  const row = await findOwnManualRequest(kysely, accountId, id);
  if (!row) return { refused: 'notFound' };
  const isAnswered = row.status === 'completed' && row.closed_at !== null;
  if (!isAnswered || (row.manual_result === null && row.rent_result === null))
    return { refused: 'noFigureToReport' };
  const counted = await countOne(services, limits.reportsOf(accountId));
  if ('refused' in counted) return counted;
  const now = services.clock();
  const number = await keepRequestReportNumber(kysely, accountId, id, newReportNumber());
  const estimation = await findEstimationOfProperty(kysely, accountId, row, new Date(row.closed_at!));
  await noteShownRecords(services, 'manual_requests', accountId, [row]);
  const estimated = estimation && estimatedOf(presentRecord(estimation));
  const shown = estimated && printedFigure(estimated) ? estimated : undefined;
  return { report: describeExpertReport(row, shown, issue(services, number, now, language)), counted };
}

function issue({ settings }: ReportServices, number: string, now: Date, language: Language): Issue {
  const { eurRate, publisher } = settings;
  return {
    number,
    siteAddress: siteAddress(settings),
    now,
    language,
    eurRate,
    publisher,
    owner: null,
  };
}

/** What the check of a report compares: ours and that of an expert's opinion stand side by side. */
function printedFigure({ record: { expertOpinion }, view }: Estimated) {
  for (const side of ['sale', 'rent'] as const) {
    const of = view[side];
    const expert_amount = expertOpinion?.[side]?.price ?? null;
    const amount = of.kind === 'estimated' ? of.price : expert_amount;
    if (amount !== null) return { side, amount, expert_amount, verdict: expertOpinion?.verdict ?? null };
  }
  return undefined;
}

/** 80 random bits, five for each character. @internal */
export const newReportNumber = (): string =>
  Array.from(randomBytes(reportNumberLength), (byte) => reportNumberAlphabet[byte % 32]).join('');
