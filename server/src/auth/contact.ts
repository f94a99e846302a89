import { isOfTunisia, type CodeTarget } from '@soumdar/contract';
import type { Account, ProvedContact } from '@soumdar/db';
import { maskEmail } from '../email/message.ts';
import type { EmailServices } from '../email/send-within-ceiling.ts';
import type { Channel } from '../limits/contact-hash.ts';
import { maskPhone } from '../sms/message.ts';
import type { SmsServices } from '../sms/send-within-ceiling.ts';

export type MessageServices = SmsServices & EmailServices;

export interface Contact {
  email: string;
  phone: string;
}

export type { Channel };

/** Undefined for an expert without a phone. */
export function contactOf(
  account: Pick<Account, 'email' | 'phone' | 'phone_abroad'> | undefined,
): Contact | undefined {
  const phone = account && (account.phone ?? account.phone_abroad);
  return phone ? { email: account.email, phone } : undefined;
}

export function channelOf({ email, phone }: Contact): Channel {
  return isOfTunisia(phone) ? { phone } : { email };
}

export function isSameChannel(one: Channel, other: Channel): boolean {
  return 'phone' in one
    ? 'phone' in other && one.phone === other.phone
    : 'email' in other && one.email === other.email;
}

export function maskChannel(channel: Channel): CodeTarget {
  return 'phone' in channel
    ? { maskedPhone: maskPhone(channel.phone) }
    : { maskedEmail: maskEmail(channel.email) };
}

export function asProved({ email, phone }: Contact): ProvedContact {
  return isOfTunisia(phone)
    ? { email, phone, phone_abroad: null }
    : { email, phone: null, phone_abroad: phone };
}
