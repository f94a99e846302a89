import { readFileSync } from 'node:fs';

const file = new URL('../../data/common-passwords.txt', import.meta.url);
const commonPasswords = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** True for one of the 3 000 most common passwords, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
