import type { QueuedPrivacyRequest } from '@soumdar/contract';
import * as areaWords from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-privacy';
import { privacyRequestKindLabels } from '@soumdar/words/labels';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgetAccountDraft, readAccountDraft, useAccountDraft } from '../../../session/account-draft.ts';
import { tabStore } from '../../../storage.ts';
import { ListPages } from '../../../components/account/pagination.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure, FormAlert } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { EmailLink, PhoneLink } from '../area/titled-card.tsx';
import { CsvButton } from '../area/csv-button.tsx';
import { downloadOffers, answerPrivacyRequest } from '../area/expert-calls.ts';
import { privacyQuery, privacyKey } from '../area/expert-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup, TextArea } from '../../../ui/field.tsx';
import { resolver, type FieldErrors } from '../../../ui/form-resolver.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';

/** The law allows a month for an answer. */
export default function PrivacyPage() {
  usePageTitle(areaWords.personalData);
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery(privacyQuery(page));
  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">{areaWords.personalData}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
        </div>
        <div>
          <CsvButton name="offres" download={downloadOffers}>
            {words.exportOffers}
          </CsvButton>
        </div>
      </header>
      {isError ? <LoadFailure text={areaWords.requestsFailed} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <p role="status" className="mt-4 text-ink-soft">
            {areaWords.requestCount(data.data.pagination.totalEstimations)}
          </p>
          {data.data.requests.length === 0 ? (
            <Card as="p" flat className="mt-3 px-4 py-14 text-center text-lg font-bold">
              {areaWords.noRequest}
            </Card>
          ) : (
            <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2">
              {data.data.requests.map((request) => (
                <li key={request.id} className="min-w-0">
                  <PrivacyRequestCard request={request} />
                </li>
              ))}
            </ul>
          )}
          <ListPages page={page} totalPages={data.data.pagination.totalPages} onPage={setPage} />
        </>
      ) : isFetching ? (
        <Loading />
      ) : null}
    </>
  );
}

function PrivacyRequestCard({ request }: { request: QueuedPrivacyRequest }) {
  const { kind, message, createdAt, late, contact, answeredAt } = request;
  const card = useRestoredFocus<HTMLElement>(answeredAt);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={words.requestOf(kind, createdAt)}
      className={`rounded-card border bg-white outline-none p-4 shadow-card sm:p-5 ${late ? 'border-poor' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{privacyRequestKindLabels[kind]}</h2>
        <DueBadge request={request} />
      </div>
      <p className="text-sm text-ink-soft">{words.receivedOn(createdAt)}</p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <span className="font-semibold wrap-anywhere">{contact.fullName}</span>
        <PhoneLink phone={contact.phone} />
        <EmailLink email={contact.email} />
      </p>
      <p dir="auto" className="mt-3 rounded-control bg-sand px-4 py-3 wrap-anywhere whitespace-pre-line">
        {message || words.noMessage}
      </p>
      {answeredAt === null ? <AnswerForm request={request} /> : <Answer request={request} />}
    </article>
  );
}

function DueBadge({ request: { answeredAt, dueAt, late } }: { request: QueuedPrivacyRequest }) {
  const look = late
    ? 'bg-poor text-white'
    : answeredAt
      ? 'bg-good-tint text-good'
      : 'bg-modest-tint text-modest';
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
      {answeredAt ? words.answeredOn(answeredAt) : late ? words.lateSince(dueAt) : words.dueBefore(dueAt)}
    </span>
  );
}

function Answer({ request: { accepted, answer } }: { request: QueuedPrivacyRequest }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className={`font-semibold ${accepted ? 'text-good' : 'text-poor'}`}>
        {accepted ? words.accepted : words.refused}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}

function AnswerForm({ request }: { request: QueuedPrivacyRequest }) {
  const client = useQueryClient();
  const draft = { store: tabStore, key: `expertDraft:${request.id}` };
  const form = useForm<PrivacyAnswer>({
    defaultValues: readAccountDraft(draft, blank),
    resolver: resolver(answerErrors),
  });
  useAccountDraft(form, draft);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { busy, run } = useOneAtATime();
  const { mutateAsync, error } = useMutation({
    mutationFn: ({ decision, answer }: PrivacyAnswer) =>
      answerPrivacyRequest(request.id, { accepted: decision === 'accepted', answer }),
    onSuccess: () => {
      forgetAccountDraft(draft);
      toasts.success(words.answerSaved);
      return client.invalidateQueries({ queryKey: privacyKey });
    },
  });

  const submit = handleSubmit((typed) =>
    run(async () => {
      // a refusal shows as `error`
      await mutateAsync(typed).catch(() => null);
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
    >
      {error ? <FormAlert>{errorMessage(asFailure(error))}</FormAlert> : null}
      <RadioGroup
        legend={words.decision}
        options={words.decisions}
        error={errors.decision?.message}
        {...register('decision')}
      />
      <p className="text-sm text-ink-soft">{words.effects[request.kind]}</p>
      <TextArea
        label={words.answer}
        help={words.answerHelp}
        maxLength={2000}
        error={errors.answer?.message}
        {...register('answer')}
      />
      <Button type="submit" className="self-start" busy={busy}>
        {words.sendAnswer}
      </Button>
    </form>
  );
}

interface PrivacyAnswer {
  decision: 'accepted' | 'refused' | null;
  answer: string;
}
const blank: PrivacyAnswer = { decision: null, answer: '' };

/** @internal */
export function answerErrors({ decision, answer }: PrivacyAnswer): FieldErrors<PrivacyAnswer> {
  return {
    ...(decision ? {} : { decision: words.decisionMissing }),
    ...(answer.trim() ? {} : { answer: words.answerMissing }),
  };
}
