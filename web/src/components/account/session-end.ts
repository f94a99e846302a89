import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResultsState } from '../../estimation/results-state.ts';
import { clearSession } from '../../session/session.ts';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';

/** Navigation state of the login page: the page that led to it. */
export interface SentToSignIn {
  returnTo: string;
  /** whose page it was, by id: another account goes to its own home */
  owner?: string | undefined;
  /** what that page showed */
  results?: ResultsState;
}

interface SessionEnd {
  /** without a text, the login page shows at once */
  text?: string;
  /** replaces this history entry, so that Back does not lead to it */
  inPlace?: boolean;
  waitMs?: number;
  /** without it, to the own home */
  comeBack?: SentToSignIn;
}

export const sessionEnds = {
  estimation: { text: words.endedRedirecting, waitMs: 1500 },
  // replaces the dialog's entry
  manualRequest: { text: words.endedSignInAgain, inPlace: true },
} satisfies Record<string, SessionEnd>;

/** Without it, an ended session leads home (`site.tsx`). `leaving`: this page has nothing left to show. */
export function useSessionEnd() {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const [leaving, setLeaving] = useState(false);

  function endSession({ text, waitMs, comeBack: state, inPlace = !text }: SessionEnd) {
    clearSession();
    if (text) toasts.error(text);
    else setLeaving(true);
    if (waitMs) redirectLater(waitMs, sitePaths.login, { state });
    else void navigate(sitePaths.login, { replace: inPlace, state });
  }
  return { leaving, endSession };
}
