import type { LoginRequest } from '@soumdar/contract';
import { track } from '../analytics/track.ts';
import { login } from '../api/calls.ts';
import { keepDeviceMark, readDeviceMarks } from './known-device.ts';
import { startSession } from './session.ts';
import { clearTempPassword } from './temp-password.ts';

/** Opens a session. Throws the failure of the call. */
export async function signIn(credentials: Omit<LoginRequest, 'devices'>) {
  const { data } = await login({ ...credentials, devices: readDeviceMarks() });
  clearTempPassword();
  keepDeviceMark(data.device);
  startSession(data);
  track({ name: 'auth_login' });
}
