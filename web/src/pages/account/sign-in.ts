import { mostDevices, type LoginRequest, type SecondFactorLogin } from '@soumdar/contract';
import { track } from '../../analytics/track.ts';
import { login, proveSecondFactor } from '../../api/calls.ts';
import { startSession } from '../../session/session.ts';
import { clearTempPassword } from '../../session/temp-password.ts';
import { browserStore, readJson } from '../../storage.ts';

export async function signIn(credentials: Omit<LoginRequest, 'devices'>) {
  enter(await login({ ...credentials, devices: readDeviceMarks() }));
}

/** Completes a login by a code of the app, or a recovery code. */
export async function signInBySecondFactor(proof: SecondFactorLogin) {
  enter(await proveSecondFactor(proof));
}

function enter({ data }: Awaited<ReturnType<typeof login>>) {
  clearTempPassword();
  saveDeviceMark(data.device);
  startSession(data);
  track({ name: 'auth_login' });
}

const key = 'devices';

/**
 * Marks of earlier logins, newest first: the server recognizes the browser by them, so that its owner can
 * sign in while strangers guess the password, and recover it while they request codes. They identify nobody,
 * and stay after signing out.
 */
export function readDeviceMarks(): string[] {
  const stored = readJson(browserStore, key);
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string').slice(0, mostDevices) : [];
}

/**
 * Replaces the mark that it renews.
 *
 * @internal
 */
export function saveDeviceMark(mark: string) {
  const others = readDeviceMarks().filter((other) => idOf(other) !== idOf(mark));
  browserStore.setItem(key, JSON.stringify([mark, ...others].slice(0, mostDevices)));
}

export const forgetDevices = () => browserStore.removeItem(key);

const idOf = (mark: string) => mark.split('.')[0];
