import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import { track } from '../analytics/track.ts';
import { clearSession, currentSession } from '../session/session.ts';

/** Ends the session on the server as far as it answers, in this browser in any case, and goes home. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    const token = currentSession()?.token;
    // nobody waits for the answer, nor for the calls, which the first page does without
    if (token) void import('../api/calls.ts').then(({ logOut }) => logOut(token)).catch(() => null);
    track({ name: 'auth_logout' });
    void navigate(sitePaths.home);
    clearSession();
  };
}
