/** Longer ones cannot be written to, and on a very long text the pattern takes seconds. */
export const emailMaxLength = 254;
/** The specification's x@y.z. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for what an account may be opened under, spaces around it apart. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= emailMaxLength && emailPattern.test(email);
}
