import { foreignPhoneRule, isOfTunisia } from '@soumdar/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Refusal } from '../http/refusal.ts';

/** The caller pays for these, and nobody lives there. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

export function isPhoneAbroad(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone, { extract: false });
  if (!number?.country || !number.isValid() || number.number !== phone || isOfTunisia(phone)) return false;
  return !costly.has(number.getType() ?? '');
}

export const noPhoneAbroad: Refusal = {
  refused: 'validationFailed',
  details: [{ field: 'phone', message: foreignPhoneRule }],
};
