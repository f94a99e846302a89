const key = 'tempPassword';
const lifetimeMs = 30 * 60 * 1000;

/** Keeps the password between registration and the automatic login that follows verification, 30 minutes at most. */
export function keepTempPassword(password: string) {
  localStorage.setItem(key, JSON.stringify({ password, keptAt: Date.now() }));
}

export function readTempPassword(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      password: string;
      keptAt: number;
    } | null;
    if (kept && Date.now() - kept.keptAt < lifetimeMs) return kept.password;
  } catch {
    // not ours: removed below
  }
  clearTempPassword();
  return null;
}

export function clearTempPassword() {
  localStorage.removeItem(key);
}
