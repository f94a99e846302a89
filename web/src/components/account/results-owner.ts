import type { ResultsState } from '../../estimation/results-state.ts';
import { currentSession } from '../../session/session.ts';

/** The id of the account that is signed in. */
export const whoIsSignedIn = () => currentSession()?.user.id;

/** Results as they are put into the history: for whoever is signed in, and nobody else. */
export const ofVisitor = (results: ResultsState): ResultsState => ({ ...results, owner: whoIsSignedIn() });
