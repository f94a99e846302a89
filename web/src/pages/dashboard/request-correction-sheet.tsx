import { Dialog } from '@base-ui/react/dialog';
import { apiErrors, type ManualRequestRecord, type PropertyType } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { correctManualRequest } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { manualDraftKey } from '../../estimation/forget-manual-request.ts';
import type { ManualChoices } from '../../estimation/manual-choices.ts';
import { forgetAccountDraft, readAccountDraft, useAccountDraft } from '../../session/account-draft.ts';
import { tabStore } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { toasts } from '../../ui/toasts.ts';
import { ContactFields } from '../results/manual-request/contact-fields.tsx';
import { DetailsFields } from '../results/refine/details-fields.tsx';
import {
  knownAnswers,
  refinedDetails,
  refinementErrors,
  type RefinementAnswers,
} from '../results/refine/refinement.ts';
import { useChangedRequests } from './manual-request-queries.ts';

interface OwnProps {
  record: ManualRequestRecord;
  type: PropertyType;
}

export default function RequestCorrectionSheet({ record, type, ...sheet }: OwnProps & SheetProps) {
  return (
    <Sheet {...sheet}>
      <CorrectionForm record={record} type={type} close={() => sheet.onOpenChange(false)} />
    </Sheet>
  );
}

const isOutdated = (thrown: unknown) => asFailure(thrown).code === apiErrors.requestChanged.code;
const failureText = (thrown: unknown) =>
  isOutdated(thrown) ? words.requestChanged : errorMessage(asFailure(thrown));

const draftOf = (id: string, part: string) => ({ store: tabStore, key: `${manualDraftKey}:${id}:${part}` });

function CorrectionForm({ record, type, close }: OwnProps & { close: () => void }) {
  const changed = useChangedRequests();
  const { id, details, preferred_contact_method, preferred_contact_time } = record;
  const known = { preferred_contact_method, preferred_contact_time, message: record.message ?? '' };
  const propertyDraft = draftOf(id, 'property');
  const contactDraft = draftOf(id, 'contact');
  // what is typed survives a closed sheet, a reload and the end of the session
  const property = useForm<RefinementAnswers>({
    mode: 'onTouched',
    defaultValues: readAccountDraft(propertyDraft, knownAnswers(details)),
    resolver: resolver(refinementErrors),
  });
  const contact = useForm<ManualChoices>({ defaultValues: readAccountDraft(contactDraft, known) });
  useAccountDraft(property, propertyDraft);
  useAccountDraft(contact, contactDraft);
  // the list may be newer by the time it is sent
  const [basedOn, setBasedOn] = useState(record.revision);
  const correction = useMutation({
    mutationFn: (body: Parameters<typeof correctManualRequest>[1]) => correctManualRequest(id, body),
    onSuccess: async () => {
      forget();
      toasts.success(words.requestCorrected);
      close();
      await changed();
    },
    // saved once more it is meant to replace the other
    onError: (thrown) => {
      if (isOutdated(thrown)) setBasedOn(undefined);
    },
  });

  function forget() {
    forgetAccountDraft(propertyDraft);
    forgetAccountDraft(contactDraft);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (correction.isPending) return;
    await property.handleSubmit((answers) =>
      contact.handleSubmit((choices) =>
        correction.mutate({
          ...choices,
          details: refinedDetails(type, details, answers),
          revision: basedOn,
        }),
      )(),
    )();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Dialog.Title className="text-xl font-bold">{words.correctRequest}</Dialog.Title>
      <Dialog.Description className="text-ink-soft">{words.correctRequestLead}</Dialog.Description>
      <div>
        <DetailsFields type={type} form={property} withPlot columns="xs:grid-cols-2" />
      </div>
      <ContactFields form={contact} />
      {correction.error ? <FormAlert>{failureText(correction.error)}</FormAlert> : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Dialog.Close render={<Button look="outline" />} onClick={forget}>
          {words.changeNothing}
        </Dialog.Close>
        <Button type="submit" busy={correction.isPending}>
          {words.saveCorrection}
        </Button>
      </div>
    </form>
  );
}
