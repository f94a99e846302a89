import { browserStore } from '../storage.ts';

const key = 'tempPassword';
const lifetimeMs = 30 * 60 * 1000;

interface Kept {
  password: string;
  /** ms since the epoch */
  keptAt: number;
}

/** Keeps the password between registration and the automatic login that follows verification, 30 minutes at most. */
export function saveTempPassword(password: string) {
  const kept: Kept = { password, keptAt: Date.now() };
  browserStore.setItem(key, JSON.stringify(kept));
  expireTempPassword();
}

/** The password kept, which is not kept any longer; null when there is none or its time is over. */
export function takeTempPassword(): string | null {
  const password = readTempPassword();
  clearTempPassword();
  return password;
}

/** The password kept, which stays kept: for a registration to be corrected before its phone is verified. */
export function readTempPassword(): string | null {
  const kept = readKept();
  return kept && timeLeftMs(kept) > 0 ? kept.password : null;
}

export function clearTempPassword() {
  browserStore.removeItem(key);
}

/** Removes the password once its time is over; run when the site starts, for one kept before. */
export function expireTempPassword() {
  const kept = readKept();
  if (!kept) return;
  if (timeLeftMs(kept) > 0) setTimeout(expireTempPassword, timeLeftMs(kept));
  else clearTempPassword();
}

const timeLeftMs = (kept: Kept) => kept.keptAt + lifetimeMs - Date.now();

function readKept(): Kept | null {
  try {
    return JSON.parse(browserStore.getItem(key) ?? 'null') as Kept | null;
  } catch {
    clearTempPassword();
    return null;
  }
}
