import {
  detailsSchema,
  expertAnswerSchema,
  expertRequestSchema,
  projectAnswersSchema,
  queuedRequestSchema,
  requestNoteSchema,
  type EstimationRecord,
  type ExpertAnswer,
  type ExpertRequest,
  type PropertyLocation,
  type QueuedRequest,
  type RequestMove,
  type RequestNote,
} from '@soumdar/contract';
import {
  findExpertRequest,
  findOwnEstimation,
  listConsents,
  listCorrections,
  listMoves,
  listNotes,
  listReplacements,
  type Database,
  type ExpertRequestRow,
  type ManualRequestMove,
  type ManualRequestNote,
  type ManualRequestRow,
  type RequestCorrection,
} from '@soumdar/db';
import { kmBetween, placesNamedIn } from '@soumdar/listings';
import { hasShownFigure } from '@soumdar/views';
import { isInForce } from '../auth/consent.ts';
import { contestedOf } from '../opinions/present-contest.ts';
import type { Clock } from '../process/clock.ts';
import { localisationInArabic, withArabicNames } from '../estimation/arabic-names.ts';
import { valueToday } from '../estimation/calculate-estimate.ts';
import { markUnreliable } from '../estimation/mark-unreliable.ts';
import type { Comparable } from '@soumdar/engine';
import { isOfTown, presentComparable, presentEstimate, type ValuedProperty } from '../estimation/present.ts';
import { presentRecord } from '../estimation/record.ts';
import { presentLocation } from '../estimation/subject.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import type { MarketAccess } from '../market/market-in-service.ts';

export interface RequestServices extends Pick<MarketAccess, 'servedMarket'> {
  database: Database;
  clock: Clock;
}

export async function readRequest(services: RequestServices, id: string): Promise<ExpertRequest | undefined> {
  const { kysely } = services.database;
  const row = await findExpertRequest(kysely, id);
  if (!row) return undefined;
  const past = {
    corrected: await lastCorrection(kysely, row),
    showsFigure: await contestedShowsFigure(kysely, row),
    moves: await listMoves(kysely, id),
    corrections: await listCorrections(kysely, id),
    notes: await listNotes(kysely, id),
  };
  const answers = projectAnswersSchema.parse(row.answers);
  // a consent withdrawn since ends every yes
  if (answers.explore_pro_opportunities)
    answers.explore_pro_opportunities = isInForce(await listConsents(kysely, row.account_id), 'offers');
  return presentRequest({ ...row, answers }, past, valueToday(services, propertyOf(row)), services.clock());
}

/** Whether the estimate that is contested shows its owner one. */
export async function contestedShowsFigure(
  kysely: Database['kysely'],
  { account_id, estimation_id }: Pick<ManualRequestRow, 'account_id' | 'estimation_id'>,
): Promise<boolean> {
  const row = estimation_id === null ? undefined : await findOwnEstimation(kysely, account_id, estimation_id);
  if (!row) return false;
  const { property_type, result, confidence } = presentRecord(row);
  return hasShownFigure(property_type, { estimation: result, confidence: confidence ?? null });
}

/** Of the estimate that is contested, by its owner. */
async function lastCorrection(
  kysely: Database['kysely'],
  { account_id, estimation_id }: ExpertRequestRow,
): Promise<EstimationRecord | undefined> {
  let last: string | undefined;
  for (let next = estimation_id ?? undefined; next !== undefined;) {
    next = (await listReplacements(kysely, account_id, [next])).get(next);
    last = next ?? last;
  }
  const row = last === undefined ? undefined : await findOwnEstimation(kysely, account_id, last);
  return row && presentRecord(row);
}

function propertyOf(row: ExpertRequestRow) {
  const { property_type, details } = row;
  return { type: property_type, location: presentLocation(row), details: detailsSchema.parse(details) };
}

export function presentQueued(row: ExpertRequestRow, now: Date): QueuedRequest {
  return queuedRequestSchema.parse({
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    dueAt: row.answer_by,
    late: isLate(row, now),
    closedAt: row.closed_at,
    status: row.status,
    propertyType: row.property_type,
    localisation: row.localisation,
    ...localisationInArabic(row.localisation, row),
    surface: (row.details as { surface: unknown }).surface,
    contact: { fullName: row.owner_name, email: row.owner_email, phone: row.owner_phone },
    preferredContactMethod: row.preferred_contact_method,
    preferredContactTime: row.preferred_contact_time,
    timeZone: row.time_zone,
    assignedTo: presentExpert(row.assigned_to, row.expert_name),
    revision: row.revision,
  });
}

function presentRequest(
  row: ExpertRequestRow,
  {
    corrected,
    showsFigure,
    moves,
    corrections,
    notes,
  }: {
    corrected: EstimationRecord | undefined;
    showsFigure: boolean;
    moves: ManualRequestMove[];
    corrections: RequestCorrection[];
    notes: ManualRequestNote[];
  },
  valued: ValuedProperty | undefined,
  now: Date,
): ExpertRequest {
  const request = expertRequestSchema.omit({ estimate: true, contest: true }).parse({
    ...presentQueued(row, now),
    location: presentLocation(row),
    details: row.details,
    answers: row.answers,
    message: row.message,
    ...answerOf(row),
    correctedAt: row.answer_corrected_at,
    cancelReason: row.cancel_reason,
    history: moves.map(presentMove),
    corrections: corrections.map(({ revision, corrected_at, fields }) => ({
      revision,
      correctedAt: corrected_at,
      fields,
    })),
    notes: notes.map(presentNote),
  });
  const contest = row.kind === 'contest' ? { ...presentContested(row), showsFigure, corrected } : null;
  return { ...request, contest, estimate: valued ? withArabicNames(presentForExperts(valued), row) : null };
}

/** As the owner reads it. */
export function answerOf(row: ManualRequestRow): ExpertAnswer {
  return {
    verdict: row.verdict,
    finalPrice: row.manual_result,
    rangeLow: row.result_low,
    rangeHigh: row.result_high,
    finalRent: row.rent_result,
    rentLow: row.rent_low,
    rentHigh: row.rent_high,
    comments: row.additional_comments,
  };
}

function presentContested(row: ExpertRequestRow) {
  const { homes, ...contested } = contestedOf(row);
  return {
    ...contested,
    homes: homes.map((home) => {
      const place = placeOfAddress(home.address, row);
      return { ...home, ...(place && { place }) };
    }),
  };
}

/** Street, neighbourhood, town, governorate. */
const mostParts = 4;
/** An owner compares with homes of the surroundings. */
const mostKm = 30;

/** The last part of an address that names a place, near the property; a link names none. */
function placeOfAddress(address: string, property: Pick<PropertyLocation, 'lat' | 'lng'>) {
  if (/^https?:/i.test(address)) return undefined;
  for (const part of address.split(/[,،]/).slice(-mostParts).toReversed()) {
    const named = placesNamedIn(part);
    const near = named.find((place) => kmBetween(property, place) <= mostKm);
    if (near) return { name: near.name, lat: near.lat, lng: near.lng };
    if (named.length > 0) return undefined;
  }
  return undefined;
}

function presentMove(move: ManualRequestMove): RequestMove {
  return {
    revision: move.revision,
    movedAt: move.moved_at,
    action: move.action,
    fromStatus: move.from_status,
    toStatus: move.to_status,
    by: presentExpert(move.account_id, move.expert_name),
    note: move.note,
    replaced: move.replaced === null ? null : expertAnswerSchema.parse(move.replaced),
  };
}

function presentNote(note: ManualRequestNote): RequestNote {
  return requestNoteSchema.parse({
    id: note.id,
    writtenAt: note.written_at,
    kind: note.kind,
    outcome: note.outcome,
    text: note.text,
    by: presentExpert(note.account_id, note.expert_name),
  });
}

/** Experts also see unreliable figures, comparables too few for an estimate, and what stands beyond these. */
function presentForExperts(valued: ValuedProperty): NonNullable<ExpertRequest['estimate']> {
  const { sale, rent } = valued.estimates;
  const estimate = presentEstimate(valued);
  const present = (comparable: Comparable) => presentComparable(comparable, isOfTown(estimate.coverage));
  const beyond = {
    sale: sale.kind === 'insufficient' ? valued.beyond('sale').map(present) : [],
    rent: rent.kind === 'insufficient' ? valued.beyond('rent').map(present) : [],
  };
  return {
    ...roundEstimate({
      ...estimate,
      confidence: markUnreliable(estimate.confidence, estimate.estimation),
      comparables: {
        sale: sale.comparables.map(present),
        rent: rent.comparables.map(present),
      },
    }),
    beyond: roundEstimate({ estimation: estimate.estimation, comparables: beyond }).comparables,
  };
}

function presentExpert(id: string | null, fullName: string | null) {
  return id === null || fullName === null ? null : { id, fullName };
}

function isLate(request: Pick<ManualRequestRow, 'answer_by' | 'closed_at'>, now: Date): boolean {
  return request.closed_at === null && new Date(request.answer_by) <= now;
}
