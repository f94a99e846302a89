import { foreignPhoneRule, isOfTunisia } from '@soumdar/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Refusal } from '../http/refusal.ts';

/** Whoever calls one of these pays for it, and nobody lives there. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

/** True for a number that its country, other than Tunisia, may have given somebody: one that an expert can call. */
export function isPhoneAbroad(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, { extract: false });
  if (!number?.country || !number.isValid() || number.number !== phone || isOfTunisia(phone)) return false;
  return !costly.has(number.getType() ?? '');
}

export const noPhoneAbroad: Refusal = {
  refused: 'validationFailed',
  details: [{ field: 'phone', message: foreignPhoneRule }],
};
