import type { CheckedRequestNote, ExpertRequest } from '@soumdar/contract';
import { insertNote, lockManualRequest } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { readRequest, type RequestServices } from './read-request.ts';

/** Writes down what experts tell each other of a request, closed ones included; answers with the request as it is now. */
export async function addNote(
  services: RequestServices,
  expertId: string,
  id: string,
  note: CheckedRequestNote,
): Promise<{ request: ExpertRequest } | Refusal> {
  await services.database.kysely.transaction().execute(async (trx) => {
    if (!(await lockManualRequest(trx, id))) return;
    await insertNote(trx, {
      manual_request_id: id,
      account_id: expertId,
      written_at: services.clock(),
      kind: note.kind,
      outcome: note.kind === 'call' ? note.outcome : null,
      text: note.text,
    });
  });
  const request = await readRequest(services, id);
  return request ? { request } : { refused: 'notFound' };
}
