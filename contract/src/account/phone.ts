/** Prefixes of Tunisian numbers that may register, from the specification. */
const allowedPrefixes = new Set(
  '20 21 22 23 24 25 26 27 28 29 40 41 42 43 44 45 46 50 51 52 53 54 55 56 58 90 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
);

/** Ignores spaces. */
export function isTunisianMobile(digits: string): boolean {
  const bare = digits.replaceAll(/\s/g, '');
  return /^\d{8}$/.test(bare) && allowedPrefixes.has(bare.slice(0, 2));
}

/** Checks the E.164 form only: numbering plans are on the server, and in the form for owners abroad. */
export function isWrittenAsAbroad(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone) && !isOfTunisia(phone);
}

/** SMS go to Tunisian numbers only. */
export const isOfTunisia = (phone: string) => phone.startsWith('+216');

/** `+216` and an allowed 8-digit number: the API's format. */
export function isInternationalTunisianMobile(phone: string): boolean {
  return isOfTunisia(phone) && !/\s/.test(phone) && isTunisianMobile(phone.slice(4));
}
