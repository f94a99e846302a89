import { Dialog } from '@base-ui/react/dialog';
import { answerDueAt, sitePaths } from '@soumdar/contract';
import { propertyFacts } from '@soumdar/views';
import { close } from '@soumdar/words/common';
import { formatFacts } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/manual-request';
import { factTexts } from '@soumdar/words/property';
import { useState, useEffect, type SyntheticEvent } from 'react';
import { useWatch, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { zoneOfCaller } from '../../../components/account/slot-time.ts';
import { useMarketFacts } from '../../../components/market-facts.ts';
import { placeText } from '../../../components/place-text.ts';
import type { PropertyDetails, ResultsState } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { ContactFields } from './contact-fields.tsx';
import { asFailure } from '../../../api/failure.ts';
import { sendManualRequest } from '../../../components/account/manual-request.ts';
import { sessionEnds, useSessionEnd } from '../../../components/account/session-end.ts';
import {
  readChoices,
  saveChoices,
  savePendingManualRequest,
  type ManualChoices,
} from '../../../estimation/manual-choices.ts';
import { currentSession } from '../../../session/session.ts';
import { pageState } from '../../../ui/history-entry.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { readRefusal, type Verdict } from './read-refusal.ts';

interface OwnProps {
  results: ResultsState;
}

export default function ManualRequestSheet({ results, ...sheet }: OwnProps & SheetProps) {
  const request = useManualRequest(results, (next) => sheet.onOpenChange(false, next));
  return (
    <Sheet {...sheet}>
      <ManualRequestForm results={results} request={request} />
    </Sheet>
  );
}

function ManualRequestForm({
  results: { propertyDetails: property },
  request: { form, busy, submit },
}: OwnProps & {
  request: ReturnType<typeof useManualRequest>;
}) {
  const { root } = form.formState.errors;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-x-4">
        <Dialog.Title className="min-w-0 grow basis-48 text-xl font-bold">{words.title}</Dialog.Title>
        <Dialog.Close
          aria-label={close}
          className="-mt-2 ms-auto -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sand"
        >
          ✕
        </Dialog.Close>
      </div>
      <RequestedProperty property={property} />
      <ContactFields form={form} />
      {root ? (
        <Notice look="error" role="alert">
          {root.message}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" className="w-full" disabled={busy}>
          {words.send}
        </Button>
        <p className="mt-2 text-center text-sm text-balance text-ink-soft">
          <Promised form={form} />
        </p>
      </div>
    </form>
  );
}

export function RequestedProperty({ property }: { property: PropertyDetails }) {
  const { type, details } = property;
  return (
    <div className="rounded-control bg-sand px-4 py-3">
      <p className="font-semibold">
        {formatFacts([propertyTypeLabel(type), ...factTexts(propertyFacts(details))])}
      </p>
      <p className="text-sm text-ink-soft first-letter:uppercase wrap-anywhere">
        <bdi>{placeText(property).text}</bdi>
      </p>
    </div>
  );
}

function Promised({ form }: Pick<ReturnType<typeof useManualRequest>, 'form'>) {
  const slot = useWatch({ control: form.control, name: 'preferred_contact_time' });
  const [now] = useState(() => new Date());
  const dueAt = useMarketFacts()?.expertsAnswer ? answerDueAt(slot, now).toISOString() : undefined;
  return words.free(words.promise(slot, dueAt, zoneOfCaller() !== undefined));
}

/**
 * Choices survive a closed dialog and a reload.
 *
 * @param leave closes the dialog, then calls `next` on the history entry of the page itself
 */
function useManualRequest(results: ResultsState, leave: (next: () => void) => void) {
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
    // after the session ends, which would forget it; signing in again sends it
    savePendingManualRequest({ accountId, results, choices });
  }

  async function send(choices: ManualChoices) {
    if (!currentSession()) return leaveForLogin(choices);
    try {
      const state = await sendManualRequest(results, choices);
      leave(() => void navigate(sitePaths.results, { replace: true, state: pageState(state) }));
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
