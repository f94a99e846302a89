import { setTimeout as wait } from 'node:timers/promises';
import { takeGeocodeTurn } from '@soumdar/db';
import type { Api } from '../http/api.ts';
import { coordinatesError } from '../http/coordinates-error.ts';
import type { Services } from '../services.ts';
import { namePlace } from './name-place.ts';
import type { Refusal } from '../http/refusal.ts';
import { countedAddress } from '../http/address.ts';
import { countOne, limits, tooManyAttempts, uncount, type LimitServices } from '../limits/limits.ts';

export function geocodeRoutes(api: Api, services: Services): void {
  const awaitTurn = geocoderTurns(services);
  api('reverseGeocode', async ({ query, ip }) => namePlace(services, query, () => awaitTurn(ip)), {
    validationErrorFor: coordinatesError,
  });
}

/** The public service accepts one question a second from the whole site. */
const patienceMs = 2000;

/** Resolves at the visitor's turn, or with the reason why there is none. */
type AwaitTurn = (ip: string) => Promise<Refusal | undefined>;

/** An address waits for one turn at a time, so that it cannot fill the queue. */
function geocoderTurns(services: LimitServices): AwaitTurn {
  const waiting = new Set<string>();
  return async (ip) => {
    const address = countedAddress(ip);
    if (waiting.has(address)) return tooManyAttempts(1);
    waiting.add(address);
    try {
      return await takeTurn(services, ip);
    } finally {
      waiting.delete(address);
    }
  };
}

async function takeTurn(services: LimitServices, ip: string): Promise<Refusal | undefined> {
  const { database, clock } = services;
  const counted = await countOne(services, limits.geocodesFrom(ip));
  if ('refused' in counted) return counted;
  const turnInMs = await takeGeocodeTurn(database.kysely, clock(), patienceMs);
  if (turnInMs === undefined) {
    await uncount(services, [counted]);
    return { refused: 'geocoderUnavailable' };
  }
  await wait(turnInMs);
  return undefined;
}
