import { forgetHits, secondsUntilRoom, takeHit } from '@soumdar/db';
import type { Alert } from '../process/alert.ts';
import { limits, refusedByLimit, type LimitServices } from './limits.ts';

export type Gateway = 'sms' | 'email';

/** `registration`: a code for whoever has no verified account yet. */
export type Urgency = 'atOnce' | 'registration' | 'mayWait';

const names: Record<Gateway, string> = { sms: 'SMS gateway', email: 'mail server' };

/**
 * After five troubles in a row, one sending in so many seconds tests the gateway: codes once a minute, which
 * uses little of the day's ceiling; SMS notices, lost for good by a failed test, only after a while without
 * codes.
 */
const pauseSeconds: Record<Gateway, Record<Urgency, number>> = {
  sms: { atOnce: 60, registration: 60, mayWait: 600 },
  email: { atOnce: 60, registration: 60, mayWait: 60 },
};

/** Nothing is counted, so a concurrent call may be first. */
export async function secondsUntilProbe(services: LimitServices, gateway: Gateway): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  const { database, clock } = services;
  const probes = limits.probesOf(gateway, pauseSeconds[gateway].atOnce);
  return secondsUntilRoom(database.kysely, probes, clock());
}

/** 0 when the sending may go ahead. */
export async function secondsToHoldBack(
  services: LimitServices,
  gateway: Gateway,
  urgency: Urgency,
): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  return takeProbe(services, gateway, urgency);
}

export async function noteTrouble(
  services: LimitServices & { alert: Alert },
  gateway: Gateway,
): Promise<void> {
  const { database, clock, alert } = services;
  const troubles = limits.troublesWith(gateway);
  await takeHit(database.kysely, troubles, clock());
  if (!(await isTroubled(services, gateway))) return;
  await takeProbe(services, gateway, 'atOnce');
  const name = names[gateway];
  if (await refusedByLimit(services, limits.alertsAbout(`trouble with the ${name}`))) return;
  alert(
    `The ${name} gave no answer of its own ${troubles.most} times in a row: sending pauses, and it is tried once a minute.`,
  );
}

/** A refusal is an answer too: a number that is always refused cannot prolong a pause. */
export function noteAnswer({ database }: LimitServices, gateway: Gateway): Promise<void> {
  const { troublesWith, probesOf } = limits;
  return forgetHits(database.kysely, [
    troublesWith(gateway).key,
    probesOf(gateway, pauseSeconds[gateway].atOnce).key,
  ]);
}

async function isTroubled({ database, clock }: LimitServices, gateway: Gateway): Promise<boolean> {
  return (await secondsUntilRoom(database.kysely, limits.troublesWith(gateway), clock())) > 0;
}

async function takeProbe(
  { database, clock }: LimitServices,
  gateway: Gateway,
  urgency: Urgency,
): Promise<number> {
  const probes = limits.probesOf(gateway, pauseSeconds[gateway][urgency]);
  const probe = await takeHit(database.kysely, probes, clock());
  return probe.accepted ? 0 : probe.waitSeconds;
}
