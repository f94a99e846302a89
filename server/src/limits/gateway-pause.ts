import { forgetHits, secondsUntilRoom, takeHit } from '@soumdar/db';
import type { Alert } from '../process/alert.ts';
import { limits, refusedByLimit, type LimitServices } from './limits.ts';

export type Gateway = 'sms' | 'email';

/** `mayWait`: if it cannot be sent now, it may be sent later. */
export type Urgency = 'atOnce' | 'mayWait';

const names: Record<Gateway, string> = { sms: 'SMS gateway', email: 'mail server' };

/**
 * Sending pauses after five troubles in a row. Then one sending in so many seconds tests whether the gateway
 * is back: codes once a minute, so that an outage uses little of the day's ceiling; SMS notices, which a
 * failed test loses for good, only where no code was requested for a while.
 */
const pauseSeconds: Record<Gateway, Record<Urgency, number>> = {
  sms: { atOnce: 60, mayWait: 600 },
  email: { atOnce: 60, mayWait: 60 },
};

/** Nothing is counted, so a concurrent call may still be first. */
export async function secondsUntilProbe(services: LimitServices, gateway: Gateway): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  const { database, clock } = services;
  const probes = limits.probesOf(gateway, pauseSeconds[gateway].atOnce);
  return secondsUntilRoom(database.kysely, probes, clock());
}

/** 0 when the sending may go ahead: after a pause, only one at a time may. */
export async function secondsToHoldBack(
  services: LimitServices,
  gateway: Gateway,
  urgency: Urgency,
): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  return takeProbe(services, gateway, urgency);
}

/** The gateway could not be reached or did not answer properly. */
export async function noteTrouble(
  services: LimitServices & { alert: Alert },
  gateway: Gateway,
): Promise<void> {
  const { database, clock, alert } = services;
  const troubles = limits.troublesWith(gateway);
  await takeHit(database.kysely, troubles, clock());
  if (!(await isTroubled(services, gateway))) return;
  // this begins the pause
  await takeProbe(services, gateway, 'atOnce');
  const name = names[gateway];
  if (await refusedByLimit(services, limits.alertsAbout(`trouble with the ${name}`))) return;
  alert(
    `The ${name} gave no answer of its own ${troubles.most} times in a row: sending pauses, and it is tried once a minute.`,
  );
}

/**
 * The gateway answered properly, even with a refusal: a number that is always refused cannot prolong a pause.
 */
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
