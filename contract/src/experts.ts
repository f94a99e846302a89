import { z } from 'zod';
import { successSchema } from './envelope.ts';
import {
  detailsSchema,
  estimationDataSchema,
  projectAnswersSchema,
  propertyTypeSchema,
} from './estimation.ts';
import { pageQuerySchema, paginationSchema } from './history.ts';
import { expertPageSize } from './limits.ts';
import { correctedFieldSchema } from './manual-requests.ts';
import { locationSchema } from './position.ts';
import { textSchema, writtenSchema } from './text.ts';
import {
  contactMethods,
  contactTimes,
  manualRequestStatuses,
  type ManualRequestStatus,
} from './vocabulary.ts';

/** What an expert can do with a request. `take` assigns it to that expert, from nobody or from a colleague. */
export const requestActions = ['take', 'start', 'complete', 'cancel'] as const;
export type RequestAction = (typeof requestActions)[number];

/**
 * The moves that the signed-in expert may make: pending → in_progress → completed or cancelled, pending → cancelled,
 * and only on a request assigned to them or to nobody; a colleague's has to be taken over first. Any move on an
 * unassigned request also assigns it to them. A closed request allows no moves.
 */
export function allowedActions(
  { status, assignedTo }: { status: ManualRequestStatus; assignedTo: { id: string } | null },
  accountId: string,
): RequestAction[] {
  if (status === 'completed' || status === 'cancelled') return [];
  const ofColleague = assignedTo !== null && assignedTo.id !== accountId;
  if (ofColleague) return ['take'];
  const moves: RequestAction[] = status === 'pending' ? ['start', 'cancel'] : ['complete', 'cancel'];
  return assignedTo === null ? ['take', ...moves] : moves;
}

/** Query of the queue; the CSV export takes the same filters without the page. */
export const requestFiltersSchema = z.object({
  status: z.enum(manualRequestStatuses).optional(),
  /** only those past their time and not closed */
  late: z
    .enum(['true', 'false'])
    .transform((late) => late === 'true')
    .optional(),
  /** part of the place, the owner's name or email, or digits of the phone; accents and case do not count */
  q: textSchema.trim().max(100).optional(),
});
export type RequestFilters = z.output<typeof requestFiltersSchema>;
export const requestQueueQuerySchema = pageQuerySchema.extend({
  ...requestFiltersSchema.shape,
  limit: z.coerce.number().int().min(1).max(expertPageSize).default(expertPageSize),
});

/** `phone` is null for an expert whose account the staff created; one abroad begins with the code of its country. */
export const contactSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});
const expertSchema = z.object({ id: z.string(), fullName: z.string() });

/** A request in the queue. Dates are ISO 8601 UTC. */
export const queuedRequestSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** by when it has to be answered: see `answerDueAt` */
  dueAt: z.string(),
  /** past `dueAt` and not closed */
  late: z.boolean(),
  /** when it was completed or cancelled */
  closedAt: z.string().nullable(),
  status: z.enum(manualRequestStatuses),
  propertyType: propertyTypeSchema,
  localisation: z.string(),
  /** m² */
  surface: z.number(),
  contact: contactSchema,
  preferredContactMethod: z.enum(contactMethods),
  preferredContactTime: z.enum(contactTimes),
  /** where the owner is, as 'America/Toronto'; null in Tunisia, and where it was not told. Slots are hours of Tunis. */
  timeZone: z.string().nullish(),
  assignedTo: expertSchema.nullable(),
  /** increases with every move and correction; a move sends the revision it was based on */
  revision: z.number(),
});
export type QueuedRequest = z.infer<typeof queuedRequestSchema>;
/** Open requests first, by due date (so the late ones lead), then the closed ones, last closed first. */
export const requestQueueResponseSchema = successSchema(
  z.object({ requests: z.array(queuedRequestSchema), pagination: paginationSchema }),
);

/** One step in the life of a request. */
export const requestMoveSchema = z.object({
  /** the request's revision after this move: 1 for the first change of all */
  revision: z.number(),
  movedAt: z.string(),
  action: z.enum(requestActions),
  fromStatus: z.enum(manualRequestStatuses),
  toStatus: z.enum(manualRequestStatuses),
  /** null once that account is deleted */
  by: expertSchema.nullable(),
  /** the reason of a cancellation, the comments of a completion */
  note: z.string().nullable(),
});
export type RequestMove = z.infer<typeof requestMoveSchema>;

/** What the owner corrected before anybody took the request up. */
export const requestCorrectionStepSchema = z.object({
  /** as of a move */
  revision: z.number(),
  correctedAt: z.string(),
  fields: z.array(correctedFieldSchema),
});
export type RequestCorrectionStep = z.infer<typeof requestCorrectionStepSchema>;

/** What experts write about a request for each other. Its owner sees it in the export of their data alone, without the name. */
export const requestNoteKinds = ['note', 'call'] as const;
/** How a call to the owner ended. */
export const callOutcomes = ['reached', 'no_answer', 'call_back', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const requestNoteSchema = z.object({
  id: z.string(),
  writtenAt: z.string(),
  kind: z.enum(requestNoteKinds),
  /** null for a note */
  outcome: z.enum(callOutcomes).nullable(),
  /** empty for a call of which there is nothing more to say */
  text: z.string(),
  /** null once that account is deleted */
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
/** As a client sends it. */
export type NewRequestNote = z.input<typeof newRequestNoteSchema>;
/** As the server holds it once checked. */
export type CheckedRequestNote = z.output<typeof newRequestNoteSchema>;

/** One request with all an expert needs to answer it. */
export const expertRequestSchema = queuedRequestSchema.extend({
  location: locationSchema,
  details: detailsSchema,
  answers: projectAnswersSchema,
  /** of the owner to the expert */
  message: z.string().nullable(),
  /** whole dinars */
  finalPrice: z.number().nullable(),
  /** between which prices; null when it was not told */
  rangeLow: z.number().nullable(),
  rangeHigh: z.number().nullable(),
  /** per month; null when it was not told */
  finalRent: z.number().nullable(),
  comments: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** oldest first; the creation of the request is not included */
  history: z.array(requestMoveSchema),
  /** oldest first */
  corrections: z.array(requestCorrectionStepSchema),
  /** newest first; allowed on closed requests too */
  notes: z.array(requestNoteSchema),
  /**
   * The automatic estimate as of today. A side without enough comparables has null figures, but still lists the
   * comparables there are. Null while the market is being prepared.
   */
  estimate: estimationDataSchema.omit({ id: true }).nullable(),
});
export type ExpertRequest = z.infer<typeof expertRequestSchema>;
/** Also `data` of the 409 answers to a move: the request as it is now. */
export const expertRequestDataSchema = z.object({ request: expertRequestSchema });
export const expertRequestResponseSchema = successSchema(expertRequestDataSchema);

const revision = z.number().int().min(0);
const wholeDinars = z.number().int().min(1).max(1_000_000_000);
function isAroundPrice({
  finalPrice,
  rangeLow,
  rangeHigh,
}: {
  finalPrice: number;
  rangeLow?: number | undefined;
  rangeHigh?: number | undefined;
}): boolean {
  if (rangeLow === undefined || rangeHigh === undefined) return rangeLow === rangeHigh;
  return rangeLow <= finalPrice && finalPrice <= rangeHigh;
}

/** 409 `Request changed meanwhile` when `revision` is no longer the current one, else `Move not allowed`. */
export const requestMoveRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('take'), revision }),
  z.object({ action: z.literal('start'), revision }),
  z
    .object({
      action: z.literal('complete'),
      revision,
      finalPrice: wholeDinars,
      /** between which prices: both or none, with the final price between them */
      rangeLow: wholeDinars.optional(),
      rangeHigh: wholeDinars.optional(),
      /** per month */
      finalRent: wholeDinars.optional(),
      /** shown to the owner */
      comments: writtenSchema.trim().max(2000).default(''),
    })
    .refine(isAroundPrice, {
      path: ['rangeLow'],
      message: 'must lie around the final price, with rangeHigh',
    }),
  /** the reason is shown to the owner */
  z.object({ action: z.literal('cancel'), revision, reason: writtenSchema.trim().min(1).max(500) }),
]);
/** As a client sends it. */
export type RequestMoveRequest = z.input<typeof requestMoveRequestSchema>;
/** As the server holds it once checked. */
export type CheckedRequestMove = z.output<typeof requestMoveRequestSchema>;
