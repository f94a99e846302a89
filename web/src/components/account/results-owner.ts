import type { ResultsState } from '../../estimation/results-state.ts';
import { currentSession } from '../../session/session.ts';

export const whoIsSignedIn = () => currentSession()?.user.id;

/** Nobody else may see these results in the history. */
export const ofVisitor = <Results extends ResultsState>(results: Results): Results => ({
  ...results,
  owner: whoIsSignedIn(),
});
