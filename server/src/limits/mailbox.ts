/**
 * The mailbox that an address most likely leads to, as limits count it: what follows a + in its name is the owner's own
 * note, and Gmail takes no account of dots.
 */
export function countedMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
