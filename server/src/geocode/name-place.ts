import { localisationMaxLength, positionDecimals } from '@soumdar/contract';
import { cachedPlaceName, storePlaceName } from '@soumdar/db';
import { z } from 'zod';
import { writeIfPossible } from '../process/write-if-possible.ts';
import { daySeconds, secondsBefore } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import type { LimitServices } from '../limits/limits.ts';
import type { Log } from '../process/log.ts';

export const cachedForSeconds = 30 * daySeconds;
const timeoutMs = 3000;
/** An answer takes one or two thousand. */
const mostBytes = 64 * 1024;

const answerSchema = z.object({
  display_name: z
    .string()
    .min(1)
    .transform((name) => name.slice(0, localisationMaxLength)),
});

export async function namePlace(
  services: LimitServices & { log: Log },
  { lat, lon }: { lat: number; lon: number },
  awaitTurn: () => Promise<Refusal | undefined>,
): Promise<{ display_name: string } | Refusal> {
  const { settings, database, clock, log } = services;
  const position = { lat: lat.toFixed(positionDecimals), lon: lon.toFixed(positionDecimals) };
  const key = `${position.lat},${position.lon}`;
  const db = database.kysely;
  const cached = await cachedPlaceName(db, key, secondsBefore(clock(), cachedForSeconds));
  if (cached !== undefined) return { display_name: cached };

  const refusal = await awaitTurn();
  if (refusal) return refusal;
  try {
    const { display_name } = await askGeocoder(settings.geocoderUrl, position, settings.publicUrl);
    await writeIfPossible(services, () => storePlaceName(db, key, display_name, clock()));
    return { display_name };
  } catch (error) {
    log.warn({ err: error }, 'the geocoder returned no name');
    return { refused: 'geocoderUnavailable' };
  }
}

async function askGeocoder(
  geocoderUrl: string,
  position: { lat: string; lon: string },
  publicUrl: string | undefined,
): Promise<z.output<typeof answerSchema>> {
  const address = new URL(geocoderUrl);
  for (const [name, value] of Object.entries({ ...position, format: 'json' })) {
    address.searchParams.set(name, value);
  }
  const response = await fetch(address, {
    headers: {
      'user-agent': publicUrl ? `Soumdar (${publicUrl})` : 'Soumdar',
      'accept-language': 'fr',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the geocoder answered ${response.status}`);
  }
  return answerSchema.parse(JSON.parse(await readShortText(response)));
}

/** @throws when it is longer than `mostBytes` */
async function readShortText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`an answer is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
