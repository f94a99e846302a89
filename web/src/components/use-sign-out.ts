import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import { track } from '../analytics/track.ts';
import { logout } from '../api/logout.ts';
import { clearSession } from '../session/session.ts';

/** Ends the session on the server as far as it answers, in this browser in any case, and goes home. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    // the request takes the token with it before the session is cleared; nobody waits for its answer
    logout().catch(() => null);
    track({ name: 'auth_logout' });
    void navigate(sitePaths.home);
    clearSession();
  };
}
