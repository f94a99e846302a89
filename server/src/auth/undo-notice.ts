import { contactUndoHours, isOfTunisia, sitePaths } from '@soumdar/contract';
import type { SchemaTransaction, TakenHit } from '@soumdar/db';
import { asPlainText, traits, wordsIn } from '@soumdar/words';
import { sendReservedEmail } from '../email/send-now.ts';
import { byEmail } from '../email/send-within-ceiling.ts';
import { composeEmail } from '../email/templates/compose.ts';
import type { Refusal } from '../http/refusal.ts';
import { HeldBackError, PausedError } from '../sending/errors.ts';
import { alertOfCeiling, isAboutCeiling, reserveSending } from '../sending/send-within-ceiling.ts';
import { siteAddress } from '../settings/settings.ts';
import { bySms, sendReservedSms } from '../sms/send-within-ceiling.ts';
import type { Channel, MessageServices } from './contact.ts';
import type { UndoableChange } from './contact-changes.ts';

export interface UndoNotice {
  change: UndoableChange;
  hit: TakenHit;
}

/** Rolls a change back that its owner could not be notified of. */
export class UnnotifiedError extends Error {
  readonly owner: Channel;
  readonly reason: HeldBackError;

  constructor(owner: Channel, reason: HeldBackError) {
    super('the owner cannot be notified of the change');
    this.owner = owner;
    this.reason = reason;
  }
}

const channelOf = (services: MessageServices, owner: Channel) =>
  'phone' in owner ? bySms(services) : byEmail(services);

/**
 * Within the transaction of the change, since another connection would wait for it.
 * @throws UnnotifiedError
 */
export async function reserveUndoNotice(
  services: MessageServices,
  trx: SchemaTransaction,
  change: UndoableChange,
): Promise<UndoNotice> {
  const { owner } = change;
  const within = { ...services, database: { ...services.database, kysely: trx } };
  try {
    return { change, hit: await reserveSending(within, channelOf(within, owner), 'atOnce') };
  } catch (error) {
    if (error instanceof HeldBackError) throw new UnnotifiedError(owner, error);
    throw error;
  }
}

export async function refusalOfUnnotified(
  services: MessageServices,
  { owner, reason }: UnnotifiedError,
): Promise<Refusal> {
  const channel = channelOf(services, owner);
  if (isAboutCeiling(reason)) await alertOfCeiling(services, channel, 'atOnce');
  const waitTime = reason instanceof PausedError ? reason.waitSeconds : undefined;
  return { refused: channel.refusal, waitTime };
}

/** If the gateway fails just now, the change stands and the link is lost. */
export async function sendUndoNotice(services: MessageServices, { change, hit }: UndoNotice): Promise<void> {
  const { owner, before, after, token, language } = change;
  // browsers send what follows # to no server, so no log holds the token
  const path = `${sitePaths.undoContactChange}#${token}`;
  const phone =
    after.phone === before.phone
      ? null
      : { ending: after.phone.slice(-2), isTunisian: isOfTunisia(after.phone) };
  const template = 'contact_changed';
  const values = { phone, hours: contactUndoHours };
  try {
    if ('phone' in owner) {
      const link = siteAddress(services.settings) + traits[language].basePath + path;
      const text = asPlainText(language, wordsIn(language).sms.templates[template]({ ...values, link }));
      await sendReservedSms(services, hit, { to: owner.phone, text });
    } else {
      const content = composeEmail({ template, values, language }, path);
      await sendReservedEmail(services, hit, owner.email, content);
    }
  } catch (error) {
    services.log.error({ err: error }, 'the link that undoes a change could not be sent');
  }
}
