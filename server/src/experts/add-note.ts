import type { CheckedRequestNote, ExpertRequest } from '@soumdar/contract';
import { findNote, insertNote, lockManualRequest } from '@soumdar/db';
import { isSameRequest } from '../estimation/record.ts';
import type { Refusal } from '../http/refusal.ts';
import { readRequest, type RequestServices } from './read-request.ts';

/**
 * Writes down what experts tell each other of a request, closed ones included; answers with the request as it is now.
 * Sent again under the same key, it is written once.
 */
export async function addNote(
  services: RequestServices,
  expertId: string,
  id: string,
  note: CheckedRequestNote,
  requestKey?: string,
): Promise<{ request: ExpertRequest } | Refusal> {
  const written = {
    manual_request_id: id,
    kind: note.kind,
    outcome: note.kind === 'call' ? note.outcome : null,
    text: note.text,
  };
  const isAnother = await services.database.kysely.transaction().execute(async (trx) => {
    if (!(await lockManualRequest(trx, id))) return false;
    const key = { account_id: expertId, request_key: requestKey ?? null };
    const saved = await insertNote(trx, { ...written, ...key, written_at: services.clock() });
    if (saved || requestKey === undefined) return false;
    const first = await findNote(trx, expertId, requestKey);
    return !first || !isSameRequest(first, written);
  });
  if (isAnother) return { refused: 'requestKeyReused' };
  const request = await readRequest(services, id);
  return request ? { request } : { refused: 'notFound' };
}
