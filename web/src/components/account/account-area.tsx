import { sitePaths, type User } from '@soumdar/contract';
import { QueryClientProvider, type DefaultOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { accountQueryClient } from './account-query-client.ts';
import { useSessionEnd, type SentToSignIn } from './session-end.ts';

interface AccountAreaProps {
  /** the area's own address; what lies below it belongs to the area too */
  path: string;
  /** signing in leads back to the page, and the part of it, that one was on */
  comesBack?: boolean;
  /** shown when the session ends while the area is open, in another tab for one; without it the login page is */
  ended?: ReactNode;
  /** how the area's answers are kept, where that differs */
  queries?: DefaultOptions['queries'];
  children: (user: User) => ReactNode;
}

/**
 * Pages that only a signed-in visitor sees. What the server keeps for the account is read and changed through TanStack
 * Query here, and here alone: a visitor without an account asks single questions (a place, an address, an estimate), for
 * which the library would only weigh 10 kB on the way to the first estimate.
 */
export function AccountArea({ path, comesBack = false, ended, queries, children }: AccountAreaProps) {
  const { pathname, hash } = useLocation();
  const session = useSession();
  const [signedInOnArrival] = useState(session !== null);
  const { leaving, endSession } = useSessionEnd();

  function leaveForLogin() {
    const { pathname: shown, hash: part } = window.location;
    // who signed out while a call was on its way is led home
    if (shown.startsWith(path)) endSession({ returnTo: comesBack ? shown + part : undefined });
  }

  if (leaving) return null;
  if (session) {
    return (
      <Answers key={session.user.id} queries={queries} onSessionEnded={leaveForLogin}>
        {children(session.user)}
      </Answers>
    );
  }
  if (signedInOnArrival && ended) return ended;
  const state: SentToSignIn | undefined = comesBack ? { returnTo: pathname + hash } : undefined;
  return <Navigate to={sitePaths.login} replace state={state} />;
}

interface AnswersProps extends Pick<AccountAreaProps, 'queries'> {
  onSessionEnded: () => void;
  children: ReactNode;
}

/** The answers of one account: another one starts anew. */
function Answers({ queries, onSessionEnded, children }: AnswersProps) {
  const [client] = useState(() => accountQueryClient(queries, onSessionEnded));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
