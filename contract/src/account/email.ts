/** Longer addresses cannot receive mail. */
export const emailMaxLength = 254;

/**
 * A dot-atom name (RFC 5322) without quotes: an address has one spelling, so that limits by mailbox count it
 * once.
 */
const emailPattern =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Browsers and Node have it. */
declare const URL: new (address: string) => { hostname: string };

/** As accounts store it: trimmed, lower case, ASCII domain. */
export function normaliseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const domainFrom = email.lastIndexOf('@') + 1;
  return email.slice(0, domainFrom) + asciiDomain(email.slice(domainFrom));
}

/** IDNA; unchanged where it has none. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

export const isNormalEmail = (email: string): boolean =>
  email.length <= emailMaxLength && emailPattern.test(email);

export const isEmail = (text: string): boolean => isNormalEmail(normaliseEmail(text));
