import { sitePaths, type User } from '@soumdar/contract';
import { QueryClientProvider, type DefaultOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { accountQueryClient } from './account-query-client.ts';
import { useSessionEnd, type SentToSignIn } from './session-end.ts';

interface AccountAreaProps {
  /** what lies below it belongs to the area too */
  path: string;
  /** shown instead of the login page when the session ends while the area is open */
  ended?: ReactNode;
  queries?: DefaultOptions['queries'];
  children: (user: User) => ReactNode;
}

/** Signing in leads back to the same view. Only these pages use TanStack Query: it would add 10 kB to the way to the first estimate. */
export function AccountArea({ path, ended, queries, children }: AccountAreaProps) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const [owner] = useState(session?.user.id);
  const { leaving, endSession } = useSessionEnd();

  function leaveForLogin() {
    const { pathname: shown, search: view, hash: part } = window.location;
    // who signed out during a call goes home
    if (shown.startsWith(path)) endSession({ comeBack: { returnTo: shown + view + part, owner } });
  }

  if (leaving) return null;
  if (session) {
    return (
      <Answers key={session.user.id} queries={queries} onSessionEnded={leaveForLogin}>
        {children(session.user)}
      </Answers>
    );
  }
  if (owner !== undefined && ended) return ended;
  const state: SentToSignIn = { returnTo: pathname + search + hash, owner };
  return <Navigate to={sitePaths.login} replace state={state} />;
}

interface AnswersProps extends Pick<AccountAreaProps, 'queries'> {
  onSessionEnded: () => void;
  children: ReactNode;
}

/** Each account has its own cache. */
function Answers({ queries, onSessionEnded, children }: AnswersProps) {
  const [client] = useState(() => accountQueryClient(queries, onSessionEnded));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
