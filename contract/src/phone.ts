/** Two-digit prefixes of the Tunisian numbers that may register, as the specification lists them. */
const allowedPrefixes = new Set(
  '20 21 22 23 24 25 26 27 28 29 40 41 42 43 44 45 46 50 51 52 53 54 55 56 58 90 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
);

/** True for 8 digits (spaces ignored) that start with an allowed prefix. */
export function isTunisianMobile(digits: string): boolean {
  const bare = digits.replaceAll(/\s/g, '');
  return /^\d{8}$/.test(bare) && allowedPrefixes.has(bare.slice(0, 2));
}

/**
 * True for what may be a number of another country, in E.164 form. Whether that country has such numbers takes the plans of
 * them all, which the server has, and the form once somebody says that they live abroad.
 */
export function isWrittenAsAbroad(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone) && !isOfTunisia(phone);
}

/** True for a number with the code of Tunisia; an SMS goes to no other. */
export const isOfTunisia = (phone: string) => phone.startsWith('+216');

/** True for `+216` followed by an allowed 8-digit number: the format of the API. */
export function isInternationalTunisianMobile(phone: string): boolean {
  return isOfTunisia(phone) && !/\s/.test(phone) && isTunisianMobile(phone.slice(4));
}
