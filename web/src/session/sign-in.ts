import type { LoginRequest } from '@soumdar/contract';
import { track } from '../analytics/track.ts';
import { login } from '../api/calls.ts';
import { startSession } from './session.ts';
import { clearTempPassword } from './temp-password.ts';

/** Opens a session. Throws the failure of the call. */
export async function signIn(credentials: LoginRequest) {
  const { data } = await login(credentials);
  clearTempPassword();
  startSession(data);
  track({ name: 'auth_login' });
}
