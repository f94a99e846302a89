/** Longer addresses cannot receive mail. */
export const emailMaxLength = 254;

/**
 * A name without quotes (RFC 5322, dot-atom) and a domain of letters, digits and hyphens: one address is written in one way, so that
 * limits by mailbox count it as one.
 */
const emailPattern =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Browsers and Node have it. */
declare const URL: new (address: string) => { hostname: string };

/** An email as accounts keep it: without the spaces around it, in lower case, its domain in ASCII. */
export function normaliseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const domainFrom = email.lastIndexOf('@') + 1;
  return email.slice(0, domainFrom) + asciiDomain(email.slice(domainFrom));
}

/** The ASCII form (IDNA) of a domain in other letters; as it is where it has none. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** True for an email that an account may have, in its normal form. */
export const isNormalEmail = (email: string): boolean =>
  email.length <= emailMaxLength && emailPattern.test(email);

/** True for what is such an email once normalised. */
export const isEmail = (text: string): boolean => isNormalEmail(normaliseEmail(text));
