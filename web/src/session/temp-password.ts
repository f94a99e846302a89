import { expiring } from '../expiring.ts';
import { browserStore, tempPasswordKey } from '../storage.ts';

/** The password between a registration and the automatic login that follows its verification, for 30 minutes at most. */
const stored = expiring<{ password: string }>(tempPasswordKey, 30 * 60 * 1000);

export const saveTempPassword = (password: string) => stored.save({ password });

/** The password kept, which is not kept any longer; null when there is none or its time is over. */
export function takeTempPassword(): string | null {
  const password = readTempPassword();
  clearTempPassword();
  return password;
}

/** The password kept, which stays kept: for a registration to be corrected before its phone is verified. */
export const readTempPassword = (): string | null => stored.read()?.password ?? null;

export const clearTempPassword = () => browserStore.removeItem(tempPasswordKey);
