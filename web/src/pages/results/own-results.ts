import { sitePaths } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResultsState, type ResultsState } from '../../estimation/results-state.ts';
import { currentSession } from '../../session/session.ts';

const whoIsSignedIn = () => currentSession()?.user.id;

/**
 * The results in the history's state, for nobody but the account they came to: the browser's Back would show them to
 * whoever signs in next, or to nobody in particular. A session that a call of this page finds ended does not take them
 * away: that call says so and leads to the login page.
 */
export function useOwnResults(): ResultsState | null {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const results = readResultsState(state);
  const [arrival, setArrival] = useState({ key, visitor: whoIsSignedIn() });
  if (arrival.key !== key) setArrival({ key, visitor: whoIsSignedIn() });
  const { visitor } = arrival;

  useEffect(() => {
    const lookAgain = () => setArrival((last) => ({ ...last, visitor: whoIsSignedIn() }));
    // another tab signed out
    window.addEventListener('storage', lookAgain);
    return () => window.removeEventListener('storage', lookAgain);
  }, []);

  const unclaimed = results !== null && results.owner === undefined;
  useEffect(() => {
    if (unclaimed && visitor !== undefined)
      void navigate(sitePaths.results, { replace: true, state: { ...results, owner: visitor } });
  }, [unclaimed, visitor, results, navigate]);

  return results && belongsTo(results, visitor) ? results : null;
}

/** Results that have just arrived have no owner yet. */
function belongsTo({ owner }: ResultsState, visitor: string | undefined): boolean {
  return visitor !== undefined && (owner === undefined || owner === visitor);
}
