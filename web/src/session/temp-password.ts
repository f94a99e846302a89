import { expiring } from '../expiring.ts';
import { browserStore, tempPasswordKey } from '../storage.ts';

/** The password between a registration and the automatic login after its verification, for 30 minutes at most. */
const stored = expiring<{ password: string }>(tempPasswordKey, 30 * 60 * 1000);

export const saveTempPassword = (password: string) => stored.save({ password });

/** Reads and removes the password; null if there is none or it expired. */
export function takeTempPassword(): string | null {
  const password = readTempPassword();
  clearTempPassword();
  return password;
}

/** Reads the password without removing it, to correct a registration before its phone is verified. */
export const readTempPassword = (): string | null => stored.read()?.password ?? null;

export const clearTempPassword = () => browserStore.removeItem(tempPasswordKey);
