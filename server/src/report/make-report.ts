import { randomBytes } from 'node:crypto';
import { reportNumberAlphabet, reportNumberLength, type CheckedReportSupplement } from '@soumdar/contract';
import {
  findEstimationOfProperty,
  findOwnManualRequest,
  keepReportNumber,
  keepRequestReportNumber,
  listOpinions,
  lockEstimation,
  lockManualRequest,
  type Account,
  type ManualRequestRow,
  type PrintedOpinion,
  type SchemaTransaction,
  type TakenHit,
} from '@soumdar/db';
import { defaultLanguage, type Language } from '@soumdar/words';
import { opinionOf, withOpinion } from '../opinions/present-contest.ts';
import { noteShownRecords, presentRecord } from '../estimation/record.ts';
import type { Refusal } from '../http/refusal.ts';
import { countOne, limits, uncount } from '../limits/limits.ts';
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
  return countedReport(services, accountId, async (trx, now) => {
    // no expert answers meanwhile, nor is another number given
    const row = await lockEstimation(trx, accountId, id);
    if (!row) return { refused: 'notFound' };
    const opinions = await listOpinions(trx, accountId, [id]);
    const estimated = estimatedOf(withOpinion(presentRecord(row), opinions));
    const printed = estimated && printedFigure(estimated, opinions.get(id));
    if (!printed) return { refused: 'noFigureToReport' };
    const number = await keepReportNumber(trx, {
      account_id: accountId,
      number: newReportNumber(),
      estimation_id: id,
      issued_at: now,
      ...printed,
    });
    const owner = supplement.named ? full_name : null;
    const report = describeReport(
      estimated,
      { ...issue(services, number, now, language), owner },
      supplement,
    );
    return { report, of: 'estimations', row };
  });
}

export async function reportOfExpert(
  services: ReportServices,
  accountId: string,
  id: string,
  language: Language = defaultLanguage,
): Promise<CountedReport | Refusal> {
  return countedReport(services, accountId, async (trx, now) => {
    await lockManualRequest(trx, id);
    const row = await findOwnManualRequest(trx, accountId, id);
    if (!row) return { refused: 'notFound' };
    const isAnswered = row.status === 'completed' && row.closed_at !== null;
    if (!isAnswered || (row.manual_result === null && row.rent_result === null))
      return { refused: 'noFigureToReport' };
    const number = await keepRequestReportNumber(trx, accountId, id, newReportNumber());
    const estimation = await findEstimationOfProperty(trx, accountId, row, new Date(row.closed_at!));
    const estimated = estimation && estimatedOf(presentRecord(estimation));
    const shown = estimated && printedFigure(estimated) ? estimated : undefined;
    const report = describeExpertReport(row, shown, issue(services, number, now, language));
    return { report, of: 'manual_requests', row };
  });
}

interface MadeReport {
  report: ReportContent;
  of: Parameters<typeof noteShownRecords>[1];
  row: Parameters<typeof noteShownRecords>[3][number];
}

/** In one transaction, so that a number states what is printed beside it; one that is refused does not count. */
async function countedReport(
  services: ReportServices,
  accountId: string,
  make: (trx: SchemaTransaction, now: Date) => Promise<MadeReport | Refusal>,
): Promise<CountedReport | Refusal> {
  const counted = await countOne(services, limits.reportsOf(accountId));
  if ('refused' in counted) return counted;
  const now = services.clock();
  const made = await services.database.kysely.transaction().execute((trx) => make(trx, now));
  if ('refused' in made) {
    await uncount(services, [counted]);
    return made;
  }
  await noteShownRecords(services, made.of, accountId, [made.row]);
  return { report: made.report, counted };
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
function printedFigure({ record: { expertOpinion }, view }: Estimated, answer?: ManualRequestRow) {
  for (const side of ['sale', 'rent'] as const) {
    const of = view[side];
    const amount = of.kind === 'estimated' ? of.price : expertOpinion?.[side]?.price;
    if (amount !== undefined) return { side, amount, opinion: answer && printedOpinion(answer) };
  }
  return undefined;
}

function printedOpinion(answer: ManualRequestRow) {
  const { verdict, figures_at, manual_result, rent_result } = answer;
  return JSON.stringify({
    verdict: verdict!,
    at: figures_at!,
    sale: manual_result,
    rent: rent_result,
    corrections: opinionOf(answer)?.corrections,
  } satisfies PrintedOpinion);
}

/** 80 random bits, five for each character. @internal */
export const newReportNumber = (): string =>
  Array.from(randomBytes(reportNumberLength), (byte) => reportNumberAlphabet[byte % 32]).join('');
