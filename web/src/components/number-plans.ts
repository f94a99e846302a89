import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How many countries number their phones: heavy, and needed by those alone who live abroad. */

interface NumberAbroad {
  /** '+33612345678' */
  sent: string;
  /** '+33 6 12 34 56 78' */
  shown: string;
  /** 'FR'; undefined where the number tells no one country */
  country: string | undefined;
}

/** A number with the code of its country, as its country writes it; undefined where that has no such number. */
export function readNumber(text: string): NumberAbroad | undefined {
  const number = parsePhoneNumberFromString(text, { extract: false });
  if (!number?.isValid()) return undefined;
  return {
    sent: number.number,
    shown: number.formatInternational(),
    country: number.country,
  };
}
