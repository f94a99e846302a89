import type { ResultsState } from '../../estimation/results-state.ts';
import { currentSession } from '../../session/session.ts';

export const whoIsSignedIn = () => currentSession()?.user.id;

/** Nobody else may see these results in the history. */
export const ofVisitor = (results: ResultsState): ResultsState => ({ ...results, owner: whoIsSignedIn() });
