import { expiring } from '../expiring.ts';
import { browserStore, tempPasswordKey } from '../storage.ts';

/** From a registration to the automatic login after its verification. */
const stored = expiring<{ password: string }>(tempPasswordKey, 30 * 60 * 1000);

export const saveTempPassword = (password: string) => stored.save({ password });

/** null if there is none or it expired */
export function takeTempPassword(): string | null {
  const password = readTempPassword();
  clearTempPassword();
  return password;
}

/** To correct a registration before its phone is verified. */
export const readTempPassword = (): string | null => stored.read()?.password ?? null;

export const clearTempPassword = () => browserStore.removeItem(tempPasswordKey);
