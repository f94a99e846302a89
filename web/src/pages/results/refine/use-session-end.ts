import { sitePaths } from '@soumdar/contract';
import { clearSession } from '../../../session/session.ts';
import { useRedirectLater } from '../../../ui/redirect-later.ts';
import { toasts } from '../../../ui/toasts.ts';

/** What an estimation call does once its session has ended. */
export function useSessionEnd() {
  const redirectLater = useRedirectLater();
  return () => {
    clearSession();
    toasts.error('Session expirée. Redirection vers la connexion...');
    redirectLater(1500, sitePaths.login);
  };
}
