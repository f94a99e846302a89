import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { detailsSchema, projectAnswersSchema, propertyTypeSchema } from '../estimation/described-property.ts';
import { comparableSchema, estimationDataSchema, inArabicSchema } from '../estimation/estimation.ts';
import { contestedSchema } from '../estimation/contests.ts';
import { estimationRecordSchema, pageQuerySchema, paginationSchema } from '../estimation/history.ts';
import { verdicts } from '../estimation/opinions.ts';
import { expertPageSize } from '../limits.ts';
import { byTransaction } from '../estimation/transactions.ts';
import { correctedFieldSchema } from './manual-requests.ts';
import { propertyLocationSchema } from '../places/position.ts';
import { textSchema, writtenSchema } from '../text.ts';
import {
  contactMethods,
  contactTimes,
  manualRequestKinds,
  manualRequestStatuses,
  type ManualRequestStatus,
} from '../vocabulary.ts';

/** `take` assigns to this expert, even from a colleague; `correct` replaces the answer of a closed request. */
export const requestActions = ['take', 'start', 'complete', 'correct', 'cancel'] as const;
export type RequestAction = (typeof requestActions)[number];

/**
 * pending → in_progress → completed or cancelled, pending → cancelled. A colleague's request must be taken
 * first; any other move assigns it. A closed request allows none but the correction of its answer, which becomes
 * that of whoever corrects it: its expert may be away.
 */
export function allowedActions(
  { status, assignedTo }: { status: ManualRequestStatus; assignedTo: { id: string } | null },
  accountId: string,
): RequestAction[] {
  if (status === 'cancelled') return [];
  if (status === 'completed') return ['correct'];
  if (assignedTo !== null && assignedTo.id !== accountId) return ['take'];
  const moves: RequestAction[] = status === 'pending' ? ['start', 'cancel'] : ['complete', 'cancel'];
  return assignedTo === null ? ['take', ...moves] : moves;
}

/** Shared with the CSV export. */
export const requestFiltersSchema = z.object({
  status: z.enum(manualRequestStatuses).optional(),
  kind: z.enum(manualRequestKinds).optional(),
  /** past their time and not closed */
  late: z
    .enum(['true', 'false'])
    .transform((late) => late === 'true')
    .optional(),
  /** part of the place, owner's name or email, or phone digits; ignores accents and case */
  q: textSchema.trim().max(100).optional(),
});
export type RequestFilters = z.output<typeof requestFiltersSchema>;
export const requestQueueQuerySchema = pageQuerySchema.extend({
  ...requestFiltersSchema.shape,
  limit: z.coerce.number().int().min(1).max(expertPageSize).default(expertPageSize),
});

/** `phone` is null for an expert whose account the staff created. */
export const contactSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});
const expertSchema = z.object({ id: z.string(), fullName: z.string() });

/** Dates are ISO 8601 UTC. */
export const queuedRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(manualRequestKinds),
  createdAt: z.string(),
  /** see `answerDueAt` */
  dueAt: z.string(),
  /** past `dueAt` and not closed */
  late: z.boolean(),
  /** when it was completed or cancelled */
  closedAt: z.string().nullable(),
  status: z.enum(manualRequestStatuses),
  propertyType: propertyTypeSchema,
  localisation: z.string(),
  localisationAr: inArabicSchema,
  /** m² */
  surface: z.number(),
  contact: contactSchema,
  preferredContactMethod: z.enum(contactMethods),
  preferredContactTime: z.enum(contactTimes),
  /** the owner's, as 'America/Toronto'; null in Tunisia or unknown. Slots are hours of Tunis. */
  timeZone: z.string().nullish(),
  assignedTo: expertSchema.nullable(),
  /** increases with every move and correction; a move sends the revision it is based on */
  revision: z.number(),
});
export type QueuedRequest = z.infer<typeof queuedRequestSchema>;
/** Open ones by due date, then closed ones, last closed first. */
export const requestQueueResponseSchema = successSchema(
  z.object({ requests: z.array(queuedRequestSchema), pagination: paginationSchema }),
);

/** Whole dinars, null where not stated; `verdict` is null for a manual request. */
export const expertAnswerSchema = z.object({
  verdict: z.enum(verdicts).nullable(),
  finalPrice: z.number().nullable(),
  rangeLow: z.number().nullable(),
  rangeHigh: z.number().nullable(),
  /** per month; its range is of contests alone */
  finalRent: z.number().nullable(),
  rentLow: z.number().nullable(),
  rentHigh: z.number().nullable(),
  comments: z.string().nullable(),
});
export type ExpertAnswer = z.infer<typeof expertAnswerSchema>;

export const requestMoveSchema = z.object({
  /** the request's revision after this move; the first change makes 1 */
  revision: z.number(),
  movedAt: z.string(),
  action: z.enum(requestActions),
  fromStatus: z.enum(manualRequestStatuses),
  toStatus: z.enum(manualRequestStatuses),
  /** null once deleted */
  by: expertSchema.nullable(),
  /** the reason of a cancellation, the comments of a completion */
  note: z.string().nullable(),
  /** the answer that a correction replaced */
  replaced: expertAnswerSchema.nullable(),
});
export type RequestMove = z.infer<typeof requestMoveSchema>;

/** A correction by the owner before any expert took the request. */
export const requestCorrectionStepSchema = z.object({
  /** as of a move */
  revision: z.number(),
  correctedAt: z.string(),
  fields: z.array(correctedFieldSchema),
});
export type RequestCorrectionStep = z.infer<typeof requestCorrectionStepSchema>;

/** For experts; the owner sees them only in the export, without names. */
export const requestNoteKinds = ['note', 'call'] as const;
export const callOutcomes = ['reached', 'no_answer', 'call_back', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const requestNoteSchema = z.object({
  id: z.string(),
  writtenAt: z.string(),
  kind: z.enum(requestNoteKinds),
  /** null for a note */
  outcome: z.enum(callOutcomes).nullable(),
  /** may be empty */
  text: z.string(),
  /** null once deleted */
  by: expertSchema.nullable(),
});
export type RequestNote = z.infer<typeof requestNoteSchema>;

export const newRequestNoteSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: writtenSchema.trim().min(1).max(2000) }),
  z.object({
    kind: z.literal('call'),
    outcome: z.enum(callOutcomes),
    text: writtenSchema.trim().max(2000).default(''),
  }),
]);
export type NewRequestNote = z.input<typeof newRequestNoteSchema>;
export type CheckedRequestNote = z.output<typeof newRequestNoteSchema>;

const contestedForExpertsSchema = contestedSchema.extend({
  /** where the gazetteer knows the address */
  homes: z.array(
    contestedSchema.shape.homes.element.extend({
      place: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).optional(),
    }),
  ),
  /** whether its owner saw one, which an expert can confirm */
  showsFigure: z.boolean(),
  /** by the owner since: the last correction of the contested estimate */
  corrected: estimationRecordSchema
    .pick({ created_at: true, location: true, localisation: true, details: true, result: true })
    .optional(),
});

export const expertRequestSchema = queuedRequestSchema.extend({
  location: propertyLocationSchema,
  details: detailsSchema,
  answers: projectAnswersSchema,
  /** to the expert */
  message: z.string().nullable(),
  ...expertAnswerSchema.shape,
  correctedAt: z.string().nullable(),
  /** what is contested, of a contest */
  contest: contestedForExpertsSchema.nullable(),
  cancelReason: z.string().nullable(),
  /** oldest first, without the creation */
  history: z.array(requestMoveSchema),
  /** oldest first */
  corrections: z.array(requestCorrectionStepSchema),
  /** newest first; closed requests take them too */
  notes: z.array(requestNoteSchema),
  /**
   * Today's automatic estimate. Without enough comparables its figures are null but the comparables are
   * listed; null while the market is being prepared.
   */
  estimate: estimationDataSchema
    .omit({ id: true })
    .extend({
      /** farther than `maxComparableKm` or of another type: only of sides with too few comparables */
      beyond: byTransaction(z.array(comparableSchema)).optional(),
    })
    .nullable(),
});
export type ExpertRequest = z.infer<typeof expertRequestSchema>;
/** Also `data` of a move's 409: the request as it is now. */
export const expertRequestDataSchema = z.object({ request: expertRequestSchema });
export const expertRequestResponseSchema = successSchema(expertRequestDataSchema);

const revision = z.number().int().min(0);
const wholeDinars = z.number().int().min(1).max(1_000_000_000);
type Amount = number | undefined;

/** Both or none, around a price. */
function isAround(price: Amount, low: Amount, high: Amount): boolean {
  if (low === undefined || high === undefined) return low === high;
  return price !== undefined && low <= price && price <= high;
}

/** Of a contest: a correction states prices with their ranges and says why, another verdict states none. */
function fitsVerdict({ verdict, finalPrice, rangeLow, finalRent, rentLow }: Answer): boolean {
  if (verdict === undefined) return finalPrice !== undefined && rentLow === undefined;
  if (verdict !== 'corrected') return finalPrice === undefined && finalRent === undefined;
  const isWhole = (price: Amount, low: Amount) => (price === undefined) === (low === undefined);
  return (
    (finalPrice ?? finalRent) !== undefined && isWhole(finalPrice, rangeLow) && isWhole(finalRent, rentLow)
  );
}

const answerShape = {
  revision,
  /** of a contest, and only of one */
  verdict: z.enum(verdicts).optional(),
  /** required without a verdict */
  finalPrice: wholeDinars.optional(),
  /** both or none, around the final price; required in a contest */
  rangeLow: wholeDinars.optional(),
  rangeHigh: wholeDinars.optional(),
  /** per month */
  finalRent: wholeDinars.optional(),
  /** as `rangeLow`, of a contest */
  rentLow: wholeDinars.optional(),
  rentHigh: wholeDinars.optional(),
  /** shown to the owner; required where a contest is not confirmed */
  comments: writtenSchema.trim().max(2000).default(''),
};
type Answer = z.output<z.ZodObject<typeof answerShape>>;

function answerMove<Action extends 'complete' | 'correct'>(action: Action) {
  return z
    .object({ action: z.literal(action), ...answerShape })
    .refine(fitsVerdict, { path: ['finalPrice'], message: 'must be stated as the verdict needs' })
    .refine(({ finalPrice, rangeLow, rangeHigh }) => isAround(finalPrice, rangeLow, rangeHigh), {
      path: ['rangeLow'],
      message: 'must lie around the final price, with rangeHigh',
    })
    .refine(({ finalRent, rentLow, rentHigh }) => isAround(finalRent, rentLow, rentHigh), {
      path: ['rentLow'],
      message: 'must lie around the final rent, with rentHigh',
    })
    .refine(({ verdict = 'confirmed', comments }) => verdict === 'confirmed' || comments !== '', {
      path: ['comments'],
      message: 'must say why',
    });
}

/** 409 `Request changed meanwhile` for an old `revision`, else `Move not allowed`. */
export const requestMoveRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('take'), revision }),
  z.object({ action: z.literal('start'), revision }),
  answerMove('complete'),
  answerMove('correct'),
  /** shown to the owner */
  z.object({ action: z.literal('cancel'), revision, reason: writtenSchema.trim().min(1).max(500) }),
]);
export type RequestMoveRequest = z.input<typeof requestMoveRequestSchema>;
export type CheckedRequestMove = z.output<typeof requestMoveRequestSchema>;
