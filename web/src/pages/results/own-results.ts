import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whoIsSignedIn } from '../../components/account/results-owner.ts';
import { readResultsState, type ResultsState } from '../../estimation/results-state.ts';

interface OwnResults {
  own: ResultsState | null;
  /** not to be shown: whose session ended finds them again by signing in */
  hidden: ResultsState | null;
}

const none: OwnResults = { own: null, hidden: null };

/**
 * The results in the history's state, for nobody but the account they came to: the browser's Back would show them to
 * whoever signs in next, or to nobody in particular. A session that a call of this page finds ended does not take them
 * away: that call says so and leads to the login page.
 */
export function useOwnResults(): OwnResults {
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

  if (results?.owner === undefined) return none;
  if (visitor === undefined) return { own: null, hidden: results };
  return results.owner === visitor ? { own: results, hidden: null } : none;
}
