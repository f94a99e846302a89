import { mostThatMayWait, type ApiErrorName } from '@soumdar/contract';
import { takeHit, type Limit, type TakenHit } from '@soumdar/db';
import type { Alert } from '../alert.ts';
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
import type { Log } from '../log.ts';
import { HeldBackError, NotTakenError, PausedError, UnreachedError } from './errors.ts';

/** How a message ended: `unknown` when the gateway may have taken it, `paused` when it was not asked after trouble with it. */
export type Outcome = 'sent' | 'failed' | 'unknown' | 'paused' | 'ceiling';

/** What it takes to send a message, whatever the channel. */
export interface SendingServices extends LimitServices {
  log: Log;
  alert: Alert;
}

/** What SMS and emails differ in. */
export interface Channel {
  gateway: Gateway;
  /** of the day */
  ceiling: Limit;
  /** Counts a message in the metrics, with the error that sending it ended in. */
  count: (outcome: Outcome, error?: unknown) => void;
  /** to whoever asks for a code while sending pauses */
  refusal: ApiErrorName;
  /** how alerts, errors and the log name them */
  words: { oneMessage: string; messages: string; thoseThatWait: string; theGateway: string };
}

/**
 * Sends a message, with `send`, unless the day's ceiling is reached, or three quarters of it for what may wait, or sending
 * pauses after trouble with the gateway. What may have been sent counts as sent.
 *
 * @throws NotTakenError when it was certainly not sent, HeldBackError among them
 */
export async function sendWithinCeiling(
  services: SendingServices,
  channel: Channel,
  urgency: Urgency,
  send: () => Promise<void>,
): Promise<void> {
  const hit = await admit(services, channel, urgency).catch((error: unknown) => {
    if (error instanceof NotTakenError) throw error;
    throw new NotTakenError('it could not be counted', { cause: error });
  });
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

/** All that is checked and counted before the gateway is asked. */
async function admit(services: SendingServices, channel: Channel, urgency: Urgency): Promise<TakenHit> {
  const { gateway, count, words } = channel;
  const hit = await takeHit(services.database.kysely, ceilingFor(channel, urgency), services.clock());
  if (!hit.accepted) {
    count('ceiling');
    await alertOfCeiling(services, channel, urgency);
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

/** The sender hears what became of the message even when that cannot be recorded. */
async function recordOutcome(
  { log }: SendingServices,
  { words }: Channel,
  note: () => Promise<unknown>,
): Promise<void> {
  await note().catch((error: unknown) =>
    log.error({ err: error }, `the outcome of ${words.oneMessage} could not be recorded`),
  );
}

/** The part of the day's ceiling that is open to messages of this urgency. */
export function ceilingFor({ ceiling }: Channel, urgency: Urgency): Limit {
  return urgency === 'atOnce' ? ceiling : { ...ceiling, most: mostThatMayWait(ceiling.most) };
}

/** Once an hour, as all alerts: a ceiling that is reached day by day is too low. */
export async function alertOfCeiling(
  services: SendingServices,
  channel: Channel,
  urgency: Urgency,
): Promise<void> {
  const { messages, thoseThatWait } = channel.words;
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of ${messages}, ${urgency}`))) return;
  const { most } = ceilingFor(channel, urgency);
  services.alert(
    urgency === 'atOnce'
      ? `The daily ceiling of ${most} ${messages} is reached: none is sent any more.`
      : `${most} ${messages} were sent today: ${thoseThatWait} wait until the day is over, the rest is kept for codes.`,
  );
}

/** A refusal as long as no code would be sent. Nothing is counted, so a concurrent call may still be quicker. */
export async function refusedWhilePaused(
  services: SendingServices,
  { gateway, count, refusal }: Channel,
): Promise<Refusal | undefined> {
  const waitTime = await secondsUntilProbe(services, gateway);
  if (waitTime === 0) return undefined;
  count('paused');
  return { refused: refusal, waitTime };
}
