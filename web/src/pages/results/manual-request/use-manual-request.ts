import { sitePaths } from '@soumdar/contract';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/track.ts';
import { requestManualEstimation } from '../../../api/calls.ts';
import { asFailure } from '../../../api/failure.ts';
import { clearSession, currentSession } from '../../../session/session.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import type { PropertyDetails } from '../results-state.ts';
import { judgeFailure, type Verdict } from './judge-failure.ts';
import { toManualRequest, type ManualChoices } from './manual-choices.ts';

/** The form of a manual request: keeps what was chosen while its dialog is closed, and sends it once. */
export function useManualRequest(property: PropertyDetails, onSent: () => void) {
  const navigate = useNavigate();
  const form = useForm<ManualChoices>();
  const { busy, run } = useOneAtATime();

  function leaveForLogin() {
    clearSession();
    toasts.error('Session expirée. Veuillez vous reconnecter.');
    void navigate(sitePaths.login);
  }

  async function send(choices: ManualChoices) {
    if (!currentSession()) return leaveForLogin();
    try {
      await requestManualEstimation(toManualRequest(property, choices));
      onSent();
      track({ name: 'user_interaction', properties: { interaction: 'manual_request_sent' } });
    } catch (thrown) {
      act(judgeFailure(asFailure(thrown)));
    }
  }

  function act(verdict: Verdict) {
    switch (verdict.kind) {
      case 'expired':
        return leaveForLogin();
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
