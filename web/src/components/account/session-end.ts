import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResultsState } from '../../estimation/results-state.ts';
import { clearSession } from '../../session/session.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';

/** Navigation state of the login page for a visitor whom a page sent there: where that page is. */
export interface SentToSignIn {
  returnTo: string;
  /** what that page showed, for its owner alone */
  results?: ResultsState;
}

interface SessionEnd {
  /** what is said of it; without a text, the login page shows at once */
  text?: string;
  /** the login page shows in place of this history entry, as it does without a text: Back does not lead to it */
  inPlace?: boolean;
  /** time to read it before the login page shows */
  waitMs?: number;
  /** where signing in leads back to; the dashboard when left out */
  returnTo?: string | undefined;
}

/** What is said of a session that ended, by the call that found it out. */
export const sessionEnds = {
  estimation: { text: words.endedRedirecting, waitMs: 1500 },
  // in place of the dialog's entry
  manualRequest: { text: words.endedSignInAgain, inPlace: true },
} satisfies Record<string, SessionEnd>;

/**
 * Signs this browser out and leads to the login page, after a call that found the session ended. A call that leaves this
 * to nobody leads home instead (`site.tsx`). `leaving`: the login page shows next, and this one has nothing to show.
 */
export function useSessionEnd() {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const [leaving, setLeaving] = useState(false);

  function endSession({ text, waitMs, returnTo, inPlace = !text }: SessionEnd) {
    clearSession();
    const state: SentToSignIn | undefined = returnTo === undefined ? undefined : { returnTo };
    if (text) toasts.error(text);
    else setLeaving(true);
    if (waitMs) redirectLater(waitMs, sitePaths.login, { state });
    else void navigate(sitePaths.login, { replace: inPlace, state });
  }
  return { leaving, endSession };
}
