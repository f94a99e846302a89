/** Longer addresses cannot receive mail, and the pattern takes seconds on a very long text. */
export const emailMaxLength = 254;
/** The specification's x@y.z. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for an email an account may be opened with; surrounding spaces are ignored. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= emailMaxLength && emailPattern.test(email);
}
