import { forgetHits, secondsUntilRoom, takeHit } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import type { Urgency } from './message.ts';

/**
 * Sending pauses once five messages in a row, whoever they were for, met trouble: the gateway could not be reached, or
 * gave no answer of its own and may have sent them. From then on one sending in so many seconds finds out whether the
 * gateway is back. A code does so each minute, so that an outage uses up little of the day's ceiling; a notice, which
 * may be lost by it and is not sent again, only where no code was asked for in a while.
 */
const pauseSeconds: Record<Urgency, number> = { atOnce: 60, mayWait: 600 };

/** A refusal for as long as a code would not be sent. It counts nothing, so others may be quicker afterwards. */
export async function refusedWhilePaused(services: Services): Promise<Refusal | undefined> {
  const { database, clock, metrics } = services;
  if (!(await isTroubled(services))) return undefined;
  const probes = limits.smsProbes(pauseSeconds.atOnce);
  const waitTime = await secondsUntilRoom(database.kysely, probes, clock());
  if (waitTime === 0) return undefined;
  metrics.countSms('paused');
  return { refused: 'smsServiceError', waitTime };
}

/** Seconds that a sending must wait; 0 when it may go ahead, which after a pause one may alone. */
export async function secondsToHoldBack(services: Services, urgency: Urgency): Promise<number> {
  if (!(await isTroubled(services))) return 0;
  return takeProbe(services, urgency);
}

/** The gateway could not be reached, or gave no answer of its own. */
export async function noteTrouble(services: Services): Promise<void> {
  const { database, clock, alert } = services;
  await takeHit(database.kysely, limits.smsTroubles(), clock());
  if (!(await isTroubled(services))) return;
  // so that the pause begins
  await takeProbe(services, 'atOnce');
  if (await refusedByLimit(services, limits.alertsAbout('trouble with the SMS gateway'))) return;
  const { most } = limits.smsTroubles();
  alert(
    `The SMS gateway gave no answer of its own ${most} times in a row: sending pauses, and it is tried once a minute.`,
  );
}

/** The gateway answered in its own words, were they a refusal: whoever is always refused cannot prolong a pause. */
export function noteAnswer({ database }: Services): Promise<void> {
  const { smsTroubles, smsProbes } = limits;
  return forgetHits(database.kysely, [smsTroubles().key, smsProbes(pauseSeconds.atOnce).key]);
}

async function isTroubled({ database, clock }: Services): Promise<boolean> {
  return (await secondsUntilRoom(database.kysely, limits.smsTroubles(), clock())) > 0;
}

async function takeProbe({ database, clock }: Services, urgency: Urgency): Promise<number> {
  const probe = await takeHit(database.kysely, limits.smsProbes(pauseSeconds[urgency]), clock());
  return probe.accepted ? 0 : probe.waitSeconds;
}
