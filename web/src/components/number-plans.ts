import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Heavy: loaded only for those who live abroad. */

interface NumberAbroad {
  /** '+33612345678' */
  sent: string;
  /** '+33 6 12 34 56 78' */
  shown: string;
  /** 'FR'; undefined where several countries share the code */
  country: string | undefined;
}

/** With its country's code; undefined where that country has no such number. */
export function readNumber(text: string): NumberAbroad | undefined {
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (!number?.isValid()) return undefined;
  return {
    sent: number.number,
    shown: number.formatInternational(),
    country: number.country,
  };
}
