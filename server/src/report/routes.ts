import {
  opinionCorrectionsSchema,
  restsOnOpinion,
  verdictSchema,
  type CheckedReport,
  type EstimationRecord,
} from '@soumdar/contract';
import {
  findReport,
  hasNewerAnswer,
  listNewerEstimations,
  wasCorrected,
  type Database,
  type IssuedReport,
  type Limit,
  type TakenHit,
} from '@soumdar/db';
import { arabicName } from '@soumdar/listings';
import { hasShownFigure, nearestKnownPlace } from '@soumdar/views';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { dayAtTunis } from '../process/clock.ts';
import { presentRecord } from '../estimation/record.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { unknownId } from '../http/unknown-id.ts';
import { countOne, limits, refusedByLimit, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { estimatedOf } from './describe-sides.ts';
import { createDrawingThread } from './drawing-thread.ts';
import { usableOf } from './issue.ts';
import { reportOfEstimate, reportOfExpert, type CountedReport } from './make-report.ts';

const retryAfterSeconds = 5;

export function reportRoutes(app: FastifyInstance, api: Api, services: Services): void {
  const thread = createDrawingThread();
  app.addHook('onListen', async () => thread.warm());
  app.addHook('onClose', () => thread.close());

  async function sendReport(reply: FastifyReply, made: CountedReport | Refusal, accountId: string) {
    if ('refused' in made) return made;
    const now = services.clock();
    let file: Uint8Array | undefined;
    try {
      file = await thread.draw(made.report, now, accountId);
    } finally {
      if (!file) await uncount(services, [made.counted]);
    }
    if (!file) return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
    return reply
      .header('content-disposition', `attachment; filename="estimation-${dayAtTunis(now)}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  }

  api(
    'downloadReport',
    async (request, reply) => {
      const { account } = sessionOf(request);
      const { params, query } = request;
      return sendReport(
        reply,
        await reportOfEstimate(services, account, params.id, {}, query.lang ?? account.locale),
        account.id,
      );
    },
    { validationErrorFor: unknownId },
  );

  api(
    'downloadFullReport',
    async (request, reply) => {
      const { account } = sessionOf(request);
      const { params, query, body } = request;
      return sendReport(
        reply,
        await reportOfEstimate(services, account, params.id, body, query.lang ?? account.locale),
        account.id,
      );
    },
    { validationErrorFor: unknownId },
  );

  api(
    'downloadExpertReport',
    async (request, reply) => {
      const { account } = sessionOf(request);
      const { params, query } = request;
      return sendReport(
        reply,
        await reportOfExpert(services, account.id, params.id, query.lang ?? account.locale),
        account.id,
      );
    },
    { validationErrorFor: unknownId },
  );

  api('checkReport', async (request) => {
    const checked = await checkReport(services, request.ip, request.body);
    return 'refused' in checked ? checked : success(checked);
  });
}

type CheckServices = Pick<Services, 'database' | 'settings' | 'clock'>;

/** Reveals only the report's age beyond what is printed. */
async function checkReport(
  services: CheckServices,
  ip: string,
  { number, amount }: { number: string; amount: number },
): Promise<CheckedReport | Refusal> {
  const refused = await refusedByLimit(services, limits.reportChecksFrom(ip));
  if (refused) return refused;
  // counts as wrong before the check, so that parallel tries cannot pass the limits
  const counted = await countAll(services, [
    limits.wrongReportChecksFrom(number, ip),
    limits.wrongReportChecksOf(number),
  ]);
  if ('refused' in counted) return { ...counted, refused: 'reportChecksSpent' };
  const { kysely } = services.database;
  const issued = await findReport(kysely, number);
  if (!issued) return { outcome: 'inconnu' };
  const isOfOpinion = issued.opinion?.[issued.side] === amount;
  if (issued.amount !== amount && !isOfOpinion) return { outcome: 'non conforme' };
  await uncount(services, counted);
  const report = presentIssued(issued, isOfOpinion);
  const current = await isCurrent(kysely, issued, restsOnOpinion(report));
  const usable = usableOf(issued.made_at, services.clock());
  return { outcome: 'conforme', report: { ...report, usable, current } };
}

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

/** Unpacked at a time; and, lest one check take seconds, looked at in all. */
const newerAtATime = 20;
const mostNewer = 10 * newerAtATime;

/** A calculated report never replaces an expert's word, unless it is of a corrected description. */
async function isCurrent(
  kysely: Database['kysely'],
  issued: IssuedReport,
  byOpinion: boolean,
): Promise<boolean> {
  if (issued.is_superseded || (await hasNewerAnswer(kysely, issued))) return false;
  if (issued.by_expert) return !(await wasCorrected(kysely, issued));
  for (let offset = 0; offset < mostNewer; offset += newerAtATime) {
    const newer = await listNewerEstimations(kysely, issued, { offset, limit: newerAtATime });
    if (newer.map(presentRecord).some((estimate) => replaces(estimate, byOpinion))) return false;
    if (newer.length < newerAtATime) return true;
  }
  return false;
}

const replaces = (
  { property_type, replaces: corrected, result, confidence }: EstimationRecord,
  byOpinion: boolean,
): boolean =>
  corrected !== undefined ||
  (!byOpinion && hasShownFigure(property_type, { estimation: result, confidence: confidence ?? null }));

/** As printed. */
function rentOf({ estimate, rent }: IssuedReport): number | undefined {
  const view = estimate && estimatedOf(presentRecord(estimate))?.view.rent;
  return view?.kind === 'estimated' ? view.price : rent;
}

/** @param ofOpinion whether the amount is what an expert said of the estimate */
function presentIssued(issued: IssuedReport, ofOpinion: boolean) {
  const { made_at, given_at, by_expert, property_type, details, side, lat, lng, opinion } = issued;
  const { name } = nearestKnownPlace({ lat, lng });
  // that of the calculation is not the expert's
  const rent = side === 'sale' && !ofOpinion ? rentOf(issued) : undefined;
  return {
    madeAt: ofOpinion ? given_at : made_at,
    byExpert: by_expert || ofOpinion,
    propertyType: property_type,
    surface: (details as { surface: number }).surface,
    place: { name, nameAr: arabicName(name, { lat, lng }) },
    side,
    ...(rent !== undefined && { rent }),
    ...(opinion && {
      opinion: {
        verdict: verdictSchema.parse(opinion.verdict),
        sale: opinion.sale ?? undefined,
        rent: opinion.rent ?? undefined,
        corrections: opinionCorrectionsSchema.optional().parse(opinion.corrections),
      },
    }),
  };
}
