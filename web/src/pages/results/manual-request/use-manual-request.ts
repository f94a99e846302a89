import { sitePaths } from '@soumdar/contract';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../api/failure.ts';
import { sendManualRequest } from '../../../components/account/manual-request.ts';
import { sessionEnds, useSessionEnd } from '../../../components/account/session-end.ts';
import {
  readChoices,
  saveChoices,
  savePendingManualRequest,
  type ManualChoices,
} from '../../../estimation/manual-choices.ts';
import type { ResultsState } from '../../../estimation/results-state.ts';
import { currentSession } from '../../../session/session.ts';
import { pageState } from '../../../ui/history-entry.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { readRefusal, type Verdict } from './read-refusal.ts';

/**
 * The form of a manual request: keeps what was chosen while its dialog is closed, and through a reload; sends it once.
 *
 * @param close closes the dialog, then does `next` on the entry of the page itself
 */
export function useManualRequest(results: ResultsState, close: (next: () => void) => void) {
  const { propertyDetails: property } = results;
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();
  const [accountId] = useState(() => currentSession()?.user.id);
  const form = useForm<ManualChoices>({ defaultValues: { message: '', ...readChoices(property) } });
  const { busy, run } = useOneAtATime();
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveChoices(property, values),
      }),
    [subscribe, property],
  );

  function leaveForLogin(choices: ManualChoices) {
    endSession(sessionEnds.manualRequest);
    // after that, which forgets it: signing in again sends it
    savePendingManualRequest({ accountId, results, choices });
  }

  async function send(choices: ManualChoices) {
    if (!currentSession()) return leaveForLogin(choices);
    try {
      const state = await sendManualRequest(results, choices);
      close(() => void navigate(sitePaths.results, { replace: true, state: pageState(state) }));
    } catch (thrown) {
      act(readRefusal(asFailure(thrown)), choices);
    }
  }

  function act(verdict: Verdict, choices: ManualChoices) {
    switch (verdict.kind) {
      case 'expired':
        return leaveForLogin(choices);
      case 'retry':
        return toasts.retry(verdict.text, () => void submit());
      case 'wrong-choice':
        return form.setError(verdict.field, { message: verdict.text }, { shouldFocus: true });
      case 'refused':
        return form.setError('root', { message: verdict.text });
    }
  }

  async function submit(event?: SyntheticEvent) {
    await form.handleSubmit((choices) => run(() => send(choices)))(event);
  }

  return { form, busy, submit };
}
