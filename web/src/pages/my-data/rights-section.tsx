import { type PrivacyRequest, type Profile } from '@soumdar/contract';
import { privacyRequestKindLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/my-data';
import { forgetAccountDraft, readAccountDraft, useAccountDraft } from '../../session/account-draft.ts';
import { pageStore } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup, TextArea } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DataSection, useDataForm } from './data-section.tsx';
import { askAboutData } from './my-data-calls.ts';
import { questionErrors, type Question } from './my-data-rules.ts';
import { useRefreshProfile } from './profile.ts';

const blank: Question = { kind: null, message: '' };
/** Survives the end of the session until the page is left; the device stores nothing that the privacy policy does not list. */
const draft = { store: pageStore, key: 'rightsRequest' };

export function RightsSection({ privacyRequests }: Pick<Profile, 'privacyRequests'>) {
  const refresh = useRefreshProfile();
  const { form, busy, submit } = useDataForm<Question>({
    defaultValues: readAccountDraft(draft, blank),
    rule: questionErrors,
    send: async ({ kind, message }) => {
      if (!kind) return;
      const { data } = await askAboutData({ kind, message: message.trim() });
      form.reset(blank);
      forgetAccountDraft(draft);
      toasts.success(words.rightsSent(data.request.dueAt));
      await refresh();
    },
  });
  useAccountDraft(form, draft);
  const { errors } = form.formState;

  return (
    <DataSection title={words.rightsTitle} lead={words.rightsExplanation}>
      {privacyRequests.length > 0 ? (
        <ul className="mb-6 space-y-4">
          {privacyRequests.map((request) => (
            <PrivacyRequestItem key={request.id} request={request} />
          ))}
        </ul>
      ) : null}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <RadioGroup
          legend={words.rightsKind}
          help={words.rightsKindHelp}
          options={privacyRequestKindLabels}
          error={errors.kind?.message}
          {...form.register('kind')}
        />
        <TextArea
          label={words.rightsMessage}
          help={words.rightsMessageHelp}
          maxLength={2000}
          error={errors.message?.message}
          {...form.register('message')}
        />
        {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
        <Button type="submit" look="outline" className="sm:self-start" busy={busy}>
          {words.rightsSubmit}
        </Button>
      </form>
    </DataSection>
  );
}

function PrivacyRequestItem({ request }: { request: PrivacyRequest }) {
  const { kind, message, createdAt, dueAt, answeredAt, accepted, answer } = request;
  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.rightsRequest(kind, createdAt)}</span>
        <State accepted={accepted} />
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">
        {message}
      </p>
      {answeredAt ? (
        <p dir="auto" className="mt-2 rounded-control bg-sand px-3 py-2 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{words.answeredOn(answeredAt)} </span>
          {answer}
        </p>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{words.answerDue(dueAt)}</p>
      )}
    </li>
  );
}

function State({ accepted }: Pick<PrivacyRequest, 'accepted'>) {
  if (accepted === null)
    return <span className="text-sm font-semibold text-modest">{words.rightsWaiting}</span>;
  return accepted ? (
    <span className="text-sm font-semibold text-good">{words.rightsAccepted}</span>
  ) : (
    <span className="text-sm font-semibold text-ink-soft">{words.rightsRefused}</span>
  );
}
