import type { ContactMethod, ContactTime, ManualRequest } from '@soumdar/contract';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../../analytics/track.ts';
import { requestManualEstimation } from '../../../api/calls.ts';
import { asFailure } from '../../../api/failure.ts';
import { sessionEnds, useSessionEnd } from '../../../components/account/session-end.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { currentSession } from '../../../session/session.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { readRefusal, type Verdict } from './read-refusal.ts';

/** The form of a manual request: keeps what was chosen while its dialog is closed, and sends it once. */
export function useManualRequest(property: PropertyDetails, onSent: () => void) {
  const { endSession } = useSessionEnd();
  const form = useForm<ManualChoices>();
  const { busy, run } = useOneAtATime();

  const leaveForLogin = () => endSession(sessionEnds.manualRequest);

  async function send(choices: ManualChoices) {
    if (!currentSession()) return leaveForLogin();
    try {
      await requestManualEstimation(toManualRequest(property, choices));
      onSent();
      track({ name: 'user_interaction', properties: { interaction: 'manual_request_sent' } });
    } catch (thrown) {
      act(readRefusal(asFailure(thrown)));
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

/** What the dialog asks. */
export interface ManualChoices {
  preferred_contact_method: ContactMethod;
  preferred_contact_time: ContactTime;
}

const toManualRequest = (
  { type, location, localisation, details }: PropertyDetails,
  choices: ManualChoices,
): ManualRequest => ({ type, location, localisation, details, ...choices });
