import { mostFollowed } from '@soumdar/contract';
import {
  awaitFigure,
  countAwaited,
  findOwnManualRequest,
  lockAccount,
  stopAwaiting,
  type ManualRequestRow,
} from '@soumdar/db';
import { toSubject } from '../estimation/subject.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { describedBy } from './described-by.ts';
import { hasShownPrice } from './shown-prices.ts';
import { valueProperty } from './value-property.ts';

/** True where an estimate of the property has no figure that may be shown; false too while there is no market. */
export function lacksFigure(
  { servedMarket, clock }: Pick<Services, 'servedMarket' | 'clock'>,
  request: ManualRequestRow,
): boolean {
  const served = servedMarket();
  if (!served) return false;
  const asOf = clock().toISOString().slice(0, 10);
  const now = valueProperty(toSubject(describedBy(request)), served.market, asOf);
  return !hasShownPrice(request.property_type, now);
}

/** Its owner is told, once, when the advertisements around suffice for an estimate of what the request is about. */
export async function awaitFigureOf(
  services: Pick<Services, 'database' | 'clock' | 'servedMarket' | 'awaitMarket'>,
  accountId: string,
  requestId: string,
): Promise<Refusal | undefined> {
  const { database, clock } = services;
  await services.awaitMarket();
  if (!services.servedMarket()) return { refused: 'starting' };
  return database.kysely.transaction().execute(async (trx) => {
    // who asks for many at once gets them one after another
    await lockAccount(trx, accountId);
    const request = await findOwnManualRequest(trx, accountId, requestId);
    if (!request) return { refused: 'notFound' };
    if (request.awaited_since !== null) return undefined;
    if (!lacksFigure(services, request)) return { refused: 'placeCovered' };
    if ((await countAwaited(trx, accountId)) >= mostFollowed) return { refused: 'tooManyFollowed' };
    await awaitFigure(trx, accountId, requestId, clock());
    return undefined;
  });
}

/** False when the account has no such request. */
export const stopAwaitingFigureOf = (
  { database }: Pick<Services, 'database'>,
  accountId: string,
  requestId: string,
): Promise<boolean> => stopAwaiting(database.kysely, accountId, requestId);
