import { mostThatMayWait, type ApiErrorName } from '@soumdar/contract';
import { takeHit, type Limit, type TakenHit } from '@soumdar/db';
import type { Alert } from '../process/alert.ts';
import type { Refusal } from '../http/refusal.ts';
import {
  noteAnswer,
  noteTrouble,
  secondsToHoldBack,
  secondsUntilProbe,
  type Gateway,
  type Urgency,
} from '../limits/gateway-pause.ts';
import { limits, refusedByLimit, uncount, type LimitServices } from '../limits/limits.ts';
import type { Log } from '../process/log.ts';
import { HeldBackError, NotTakenError, PausedError, UnreachedError } from './errors.ts';

/** `unknown`: the gateway may have taken it; `paused`: it was not called. */
export type Outcome = 'sent' | 'failed' | 'unknown' | 'paused' | 'ceiling';

export interface SendingServices extends LimitServices {
  log: Log;
  alert: Alert;
}

export interface Channel {
  gateway: Gateway;
  ceiling: Limit;
  /** `error` is what sending ended in. */
  count: (outcome: Outcome, error?: unknown) => void;
  /** for a visitor who requests a code while sending pauses */
  refusal: ApiErrorName;
  words: { oneMessage: string; messages: string; thoseThatWait: string; theGateway: string };
}

/**
 * What may wait, and registrations, get three quarters of the day's ceiling. What may have been sent counts as
 * sent.
 * @throws NotTakenError when it was certainly not sent, HeldBackError among them
 */
export async function sendWithinCeiling(
  services: SendingServices,
  channel: Channel,
  urgency: Urgency,
  send: () => Promise<void>,
): Promise<void> {
  const hit = await reserveSending(services, channel, urgency).catch(async (error: unknown) => {
    if (isAboutCeiling(error)) await alertOfCeiling(services, channel, urgency);
    if (error instanceof NotTakenError) throw error;
    throw new NotTakenError('it could not be counted', { cause: error });
  });
  await sendReserved(services, channel, hit, send);
}

/** @throws as `sendWithinCeiling` */
export async function sendReserved(
  services: SendingServices,
  channel: Channel,
  hit: TakenHit,
  send: () => Promise<void>,
): Promise<void> {
  const { gateway, count } = channel;
  try {
    await send();
  } catch (error) {
    const mayBeSent = !(error instanceof NotTakenError);
    count(mayBeSent ? 'unknown' : 'failed', error);
    await recordOutcome(services, channel, async () => {
      if (!mayBeSent) await uncount(services, [hit]);
      await (mayBeSent || error instanceof UnreachedError
        ? noteTrouble(services, gateway)
        : noteAnswer(services, gateway));
    });
    throw error;
  }
  count('sent');
  await recordOutcome(services, channel, () => noteAnswer(services, gateway));
}

/**
 * Counts a message that must be sendable before what it announces takes effect. Raises no alert.
 * @throws HeldBackError
 */
export async function reserveSending(
  services: SendingServices,
  channel: Channel,
  urgency: Urgency,
): Promise<TakenHit> {
  const { gateway, count, words } = channel;
  const hit = await takeHit(services.database.kysely, ceilingFor(channel, urgency), services.clock());
  if (!hit.accepted) {
    count('ceiling');
    throw new HeldBackError('the ceiling of the day is reached', hit.waitSeconds);
  }
  const pausedSeconds = await secondsToHoldBack(services, gateway, urgency);
  if (pausedSeconds > 0) {
    count('paused');
    await uncount(services, [hit]);
    throw new PausedError(words.theGateway, pausedSeconds);
  }
  return hit;
}

export const isAboutCeiling = (error: unknown): boolean =>
  error instanceof HeldBackError && !(error instanceof PausedError);

/** A failure to record the outcome must not hide it from the sender. */
async function recordOutcome(
  { log }: SendingServices,
  { words }: Channel,
  note: () => Promise<unknown>,
): Promise<void> {
  await note().catch((error: unknown) =>
    log.error({ err: error }, `the outcome of ${words.oneMessage} could not be recorded`),
  );
}

export function ceilingFor({ ceiling }: Channel, urgency: Urgency): Limit {
  return urgency === 'atOnce' ? ceiling : { ...ceiling, most: mostThatMayWait(ceiling.most) };
}

/** A ceiling reached every day is too low. */
export async function alertOfCeiling(
  services: SendingServices,
  channel: Channel,
  urgency: Urgency,
): Promise<void> {
  const { messages, thoseThatWait } = channel.words;
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of ${messages}, ${urgency}`))) return;
  const { most } = ceilingFor(channel, urgency);
  const sentences: Record<Urgency, string> = {
    atOnce: `The daily ceiling of ${most} ${messages} is reached: none is sent any more.`,
    registration: `${most} ${messages} were sent today: registrations get none until the day is over, the rest is kept for verified accounts.`,
    mayWait: `${most} ${messages} were sent today: ${thoseThatWait} wait until the day is over, the rest is kept for verified accounts.`,
  };
  services.alert(sentences[urgency]);
}

/** Nothing is counted, so a concurrent call may be first. */
export async function refusedWhilePaused(
  services: SendingServices,
  { gateway, count, refusal }: Channel,
): Promise<Refusal | undefined> {
  const waitTime = await secondsUntilProbe(services, gateway);
  if (waitTime === 0) return undefined;
  count('paused');
  return { refused: refusal, waitTime };
}
