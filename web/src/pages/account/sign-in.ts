import { mostDevices, type LoginRequest } from '@soumdar/contract';
import { track } from '../../analytics/track.ts';
import { login } from '../../api/calls.ts';
import { startSession } from '../../session/session.ts';
import { clearTempPassword } from '../../session/temp-password.ts';
import { browserStore, readJson } from '../../storage.ts';

/** Opens a session. Throws the failure of the call. */
export async function signIn(credentials: Omit<LoginRequest, 'devices'>) {
  const { data } = await login({ ...credentials, devices: readDeviceMarks() });
  clearTempPassword();
  saveDeviceMark(data.device);
  startSession(data);
  track({ name: 'auth_login' });
}

const key = 'devices';

/**
 * The marks that logins of this browser were answered with, newest first: by them the server knows it again, and lets
 * its owner in while strangers elsewhere keep guessing the password. They name nobody, and stay after signing out.
 *
 * @internal
 */
export function readDeviceMarks(): string[] {
  const stored = readJson(browserStore, key);
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string').slice(0, mostDevices) : [];
}

/** Keeps a mark in the place of the one that it renews. @internal */
export function saveDeviceMark(mark: string) {
  const others = readDeviceMarks().filter((other) => idOf(other) !== idOf(mark));
  browserStore.setItem(key, JSON.stringify([mark, ...others].slice(0, mostDevices)));
}

/** Once an account is erased nobody needs to be known again. */
export const forgetDevices = () => browserStore.removeItem(key);

const idOf = (mark: string) => mark.split('.')[0];
