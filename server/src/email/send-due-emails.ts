import { unsubscribePath } from '@soumdar/contract';
import { asPlainText, traits } from '@soumdar/words';
import {
  forgetEmailRefusals,
  isEmailDue,
  isNoticeByEmail,
  recordEmailRefusal,
  requeueEmail,
  requeueInterruptedEmails,
  secondsUntilRoom,
  settleEmail,
  takeDueEmail,
  type DueEmail,
} from '@soumdar/db';
import { hourSeconds, secondsAfter } from '../process/clock.ts';
import { secondsUntilProbe } from '../limits/gateway-pause.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { HeldBackError, NotTakenError, UnreachedError } from '../sending/errors.ts';
import { alertOfCeiling, ceilingFor } from '../sending/send-within-ceiling.ts';
import { siteAddress } from '../settings/settings.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { EmailAddressRefusedError } from './message.ts';
import { byEmail, sendEmailWithinCeiling, type EmailServices } from './send-within-ceiling.ts';
import { contentOf } from './templates/compose.ts';
import { renderEmail } from './templates/layout.ts';

/** Over nearly three days, in which a mail server comes back. */
const retryWaitsSeconds = [
  60,
  600,
  hourSeconds,
  4 * hourSeconds,
  12 * hourSeconds,
  24 * hourSeconds,
  24 * hourSeconds,
];
/** No try takes nearly as long. */
const interruptedAfterSeconds = 600;
const mostRefusals = 3;

/** Processes share the work. An email that may have left is sent again under the same Message-ID. */
export async function sendDueEmails(services: EmailServices, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  await requeueInterruptedEmails(database.kysely, clock());
  for (;;) {
    if (signal?.aborted || !(await maySend(services))) return;
    const now = clock();
    const token = newToken();
    const giveUpAt = secondsAfter(now, interruptedAfterSeconds);
    const due = await takeDueEmail(database.kysely, hashToken(token), now, giveUpAt);
    if (!due || !(await sendAndSettle(services, due, token))) return;
  }
}

async function maySend(services: EmailServices): Promise<boolean> {
  const { database, clock } = services;
  if ((await secondsUntilProbe(services, 'email')) > 0) return false;
  const channel = byEmail(services);
  const waitSeconds = await secondsUntilRoom(database.kysely, ceilingFor(channel, 'mayWait'), clock());
  if (waitSeconds > 0 && (await isEmailDue(database.kysely, clock())))
    await alertOfCeiling(services, channel, 'mayWait');
  return waitSeconds === 0;
}

/** False when the mail server needs a pause. */
async function sendAndSettle(services: EmailServices, due: DueEmail, token: string): Promise<boolean> {
  const { kysely } = services.database;
  const { to, accountId } = due;
  if (to === null) {
    await settleEmail(kysely, due, 'skipped', 'nothing may be sent to the address', services.clock());
    return true;
  }
  try {
    await send(services, due, to, token);
  } catch (error) {
    return tryLater(services, due, to, error);
  }
  await settleEmail(kysely, due, 'sent', null, services.clock());
  await forgetEmailRefusals(kysely, accountId, to);
  return true;
}

async function send(
  services: EmailServices,
  { kind, messageId, content: stored }: DueEmail,
  to: string,
  token: string,
) {
  const { settings } = services;
  const content = contentOf(stored);
  // such notices are stopped on the page of the owner's data
  const unsubscribe = isNoticeByEmail(kind)
    ? undefined
    : siteAddress(settings) + traits[content.language].basePath + unsubscribePath(token);
  const subject = asPlainText(content.language, content.subject);
  const rendered = renderEmail(content, settings, unsubscribe);
  await sendEmailWithinCeiling(services, 'mayWait', { to, subject, ...rendered, messageId, unsubscribe });
}

async function tryLater(
  services: EmailServices,
  due: DueEmail,
  to: string,
  error: unknown,
): Promise<boolean> {
  const { database, clock, log } = services;
  const { accountId, id, kind, attempts } = due;
  log.warn({ err: error, email: kind, attempts }, 'an email could not be sent');
  const reason = error instanceof Error ? error.message : String(error);
  const now = clock();
  if (error instanceof EmailAddressRefusedError) {
    await recordEmailRefusal(database.kysely, accountId, to, mostRefusals, now);
    await settleEmail(database.kysely, due, 'failed', reason, now);
    return true;
  }
  const heldBack = error instanceof HeldBackError;
  // without a call of the mail server, this is no try
  const tries = heldBack ? attempts - 1 : attempts;
  const waitSeconds = heldBack ? error.waitSeconds : retryWaitsSeconds[attempts - 1];
  if (waitSeconds === undefined) {
    await settleEmail(database.kysely, due, 'failed', reason, now);
    if (!(await refusedByLimit(services, limits.alertsAbout('emails given up'))))
      services.alert(`The email ${kind} ${id} is given up after ${attempts} tries: ${reason}.`);
  } else {
    const nextAttemptAt = secondsAfter(now, waitSeconds);
    await requeueEmail(database.kysely, due, { error: reason, attempts: tries, now, nextAttemptAt });
  }
  const answered = error instanceof NotTakenError && !(error instanceof UnreachedError);
  return answered && !heldBack;
}
