import {
  answerWithinHours,
  detailsSchema,
  mostContests,
  type CheckedContest,
  type Contested,
  type EstimationData,
  type EstimationRecord,
} from '@soumdar/contract';
import {
  countContestsSince,
  findManualRequest,
  insertManualRequest,
  isContested,
  lockAccount,
  lockEstimation,
  type Database,
  type EstimationRow,
} from '@soumdar/db';
import { previewEstimate } from '../estimation/calculate-estimate.ts';
import { isSameRequest, presentRecord } from '../estimation/record.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import type { Reader } from '../auth/reader.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedWhenFull, saveWithinLimit, tooManyAttempts } from '../limits/limits.ts';
import { notifyExperts } from '../notifications/notify.ts';
import { daySeconds, hourSeconds, isToCome, secondsAfter, secondsBefore } from '../process/clock.ts';
import type { Services } from '../services.ts';

const monthSeconds = 30 * daySeconds;

/** A repeat under the same key sends no second notice. */
export async function openContest(
  services: Services,
  reader: Reader,
  estimation: EstimationRow,
  contest: CheckedContest,
  requestKey?: string,
): Promise<{ id: string; dueAt: string } | Refusal> {
  const { accountId } = reader;
  const { kysely } = services.database;
  const columns = {
    estimation_id: estimation.id,
    preferred_contact_method: contest.preferred_contact_method,
    message: contest.message || null,
  };
  const first = requestKey && (await findManualRequest(kysely, accountId, requestKey));
  if (first)
    return isSameRequest(first, columns)
      ? { id: first.id, dueAt: first.answer_by }
      : { refused: 'requestKeyReused' };

  const now = services.clock();
  const early = contest.homes?.findIndex(({ date }) => date !== undefined && isToCome(date, now)) ?? -1;
  if (early >= 0)
    return {
      refused: 'validationFailed',
      details: [{ field: `homes.${early}.date`, message: 'must not be a day or a month to come' }],
    };
  const counted = [limits.contestsOf(accountId), limits.questionsToExpertsFrom(reader.ip)];
  // before a valuation that nobody counts
  for (const limit of counted) {
    const full = await refusedWhenFull(services, limit);
    if (full) return full;
  }
  if (await isContested(kysely, accountId, estimation.id)) return { refused: 'contestOpen' };
  const spent = await refusedThisMonth(kysely, accountId, now);
  if (spent) return spent;

  const contested = await describeContest(services, reader, estimation, contest);
  const dueAt = secondsAfter(now, answerWithinHours * hourSeconds);
  const saved = await saveWithinLimit(services, counted, async (trx) => {
    await lockAccount(trx, accountId);
    if (!(await lockEstimation(trx, accountId, estimation.id))) return { refused: 'notFound' };
    if (await isContested(trx, accountId, estimation.id))
      return requestKey && (await findManualRequest(trx, accountId, requestKey))
        ? undefined
        : { refused: 'contestOpen' };
    const spentMeanwhile = await refusedThisMonth(trx, accountId, now);
    if (spentMeanwhile) return spentMeanwhile;
    const { property_type, lat, lng, precision, localisation, answers, details } = estimation;
    const { explore_pro_opportunities: _offers, ...plans } = answers as Record<string, unknown>;
    const id = await insertManualRequest(trx, {
      account_id: accountId,
      created_at: now,
      answer_by: dueAt,
      request_key: requestKey ?? null,
      kind: 'contest',
      property_type,
      lat,
      lng,
      precision,
      localisation,
      answers: JSON.stringify(plans),
      details: JSON.stringify(details),
      // nobody calls about a contest, but the column is required
      preferred_contact_time: 'morning',
      contest: JSON.stringify(contested),
      ...columns,
    });
    if (!id) return undefined;
    await notifyExperts(services, trx, { notice: 'request_received', manualRequestId: id });
    return { id, dueAt: dueAt.toISOString() };
  });
  // a concurrent call with the same key was faster
  return saved ?? openContest(services, reader, estimation, contest, requestKey);
}

async function refusedThisMonth(
  db: Database['kysely'],
  accountId: string,
  now: Date,
): Promise<Refusal | undefined> {
  const { count, oldest } = await countContestsSince(db, accountId, secondsBefore(now, monthSeconds));
  if (count < mostContests) return undefined;
  const roomAt = secondsAfter(new Date(oldest!), monthSeconds);
  return tooManyAttempts(Math.ceil((roomAt.getTime() - now.getTime()) / 1000));
}

/** With copies of the advertisements named, as they are shown in the estimate or, by its what-if, today. */
async function describeContest(
  services: Services,
  reader: Reader,
  estimation: EstimationRow,
  { reasons, corrections = {}, comparables = [], without = [], homes = [] }: CheckedContest,
): Promise<Contested> {
  const record = presentRecord(estimation);
  const whatIf = without.length === 0 ? undefined : await whatIfOf(services, reader, record, without);
  const shown = [...listedIn(record.comparables), ...listedIn(whatIf?.whole.comparables)];
  const named = (id: string) => shown.find(({ comparable }) => comparable.id === id);
  return {
    reasons: [...new Set(reasons)],
    corrections,
    comparables: comparables.flatMap(({ id, why }) => {
      const found = named(id);
      return found ? [{ ...found, why }] : [];
    }),
    without: [...new Set(without)].flatMap((id) => named(id) ?? []),
    ...(whatIf?.figures && { whatIf: whatIf.figures }),
    homes,
    result: record.result,
  };
}

function listedIn(comparables: EstimationRecord['comparables']) {
  if (!comparables) return [];
  return (['sale', 'rent'] as const).flatMap((transaction) =>
    comparables[transaction].map((comparable) => ({ transaction, comparable })),
  );
}

/** Of today's market; without figures where it does not show what is left out. */
async function whatIfOf(
  services: Services,
  reader: Reader,
  record: EstimationRecord,
  without: string[],
): Promise<{ whole: EstimationData; figures?: EstimationData['estimation'] } | undefined> {
  const request = requestOf(record);
  const whole = await previewEstimate(services, reader, request);
  if ('refused' in whole) return undefined;
  const left = await previewEstimate(services, reader, { ...request, without });
  const isKnown = !('refused' in left) && left.withoutUnknown === 0;
  return { whole: roundEstimate(whole), ...(isKnown && { figures: roundEstimate(left).estimation }) };
}

const requestOf = ({ property_type, location, localisation, details }: EstimationRecord) => ({
  type: property_type as EstimationRow['property_type'],
  location: { ...location, precision: location.precision ?? ('point' as const) },
  localisation,
  details: detailsSchema.parse(details),
});
