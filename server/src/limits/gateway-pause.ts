import { forgetHits, secondsUntilRoom, takeHit } from '@soumdar/db';
import type { Alert } from '../process/alert.ts';
import { limits, refusedByLimit, type LimitServices } from './limits.ts';

/** What messages are handed to. */
export type Gateway = 'sms' | 'email';

/** Whether a message is sent now or never, or may be sent later when that is not possible. */
export type Urgency = 'atOnce' | 'mayWait';

const names: Record<Gateway, string> = { sms: 'SMS gateway', email: 'mail server' };

/**
 * Sending pauses after five messages in a row, to whomever, met trouble: the gateway could not be reached, or did not
 * answer properly and may have sent them. From then on one sending in so many seconds tests whether the gateway is
 * back. Codes do so once a minute, so that an outage uses little of the day's ceiling; notices by SMS, which may be lost by
 * it and are not sent again, only where no code was requested for a while.
 */
const pauseSeconds: Record<Gateway, Record<Urgency, number>> = {
  sms: { atOnce: 60, mayWait: 600 },
  email: { atOnce: 60, mayWait: 60 },
};

/** As long as no message would be sent at once. Nothing is counted, so a concurrent call may still be quicker. */
export async function secondsUntilProbe(services: LimitServices, gateway: Gateway): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  const { database, clock } = services;
  const probes = limits.probesOf(gateway, pauseSeconds[gateway].atOnce);
  return secondsUntilRoom(database.kysely, probes, clock());
}

/** Seconds that a sending must wait; 0 when it may go ahead: after a pause that is one sending alone. */
export async function secondsToHoldBack(
  services: LimitServices,
  gateway: Gateway,
  urgency: Urgency,
): Promise<number> {
  if (!(await isTroubled(services, gateway))) return 0;
  return takeProbe(services, gateway, urgency);
}

/** Records that the gateway could not be reached or did not answer properly. */
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
 * Records that the gateway answered properly, even with a refusal: a number that is always refused cannot prolong a
 * pause.
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
