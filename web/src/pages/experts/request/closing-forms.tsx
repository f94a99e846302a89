import type { ExpertRequest, RequestAction } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { AgainstEstimate } from './against-estimate.tsx';
import { priceError, rangeError, reasonError, rentError, typedPrice } from './answer-rules.ts';
import { ConfirmAnswer, type Answer } from './confirm-answer.tsx';
import { ContestAnswerForm } from './contest-answer-form.tsx';
import { DinarField } from './dinar-field.tsx';
import type { DraftState } from './draft.tsx';

/** The answer is final, so the expert reads it once more before it is sent. */
export function CompleteForm({
  request,
  draft,
  moving,
  onComplete,
}: {
  request: ExpertRequest;
  draft: DraftState;
  moving: RequestAction | null;
  onComplete: (answer: Answer) => void;
}) {
  const [answer, setAnswer] = useState<Answer>();
  const step = useRestoredFocus<HTMLDivElement>(answer);
  return (
    <div ref={step} tabIndex={-1} className="mt-3 border-t border-line pt-4 outline-none">
      {answer ? (
        <ConfirmAnswer
          answer={answer}
          request={request}
          moving={moving}
          onConfirm={() => onComplete(answer)}
          onCorrect={() => setAnswer(undefined)}
        />
      ) : request.kind === 'contest' ? (
        <ContestAnswerForm request={request} draft={draft} onAnswer={setAnswer} />
      ) : (
        <AnswerForm request={request} draft={draft} onAnswer={setAnswer} />
      )}
    </div>
  );
}

function AnswerForm({
  request,
  draft: { draft, type },
  onAnswer,
}: {
  request: ExpertRequest;
  draft: DraftState;
  onAnswer: (answer: Answer) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const rangeErrorId = useId();
  const [tried, setTried] = useState(false);
  const hasRent = request.propertyType !== 'land';
  const wantsRent = hasRent && request.answers.intended_action === 'louer';
  const errors = {
    price: priceError(draft.price),
    low: rangeError(draft),
    rent: rentError(draft.rent, wantsRent),
  };
  const shown: Partial<typeof errors> = tried ? errors : {};
  const [price, low, high, rent] = [draft.price, draft.low, draft.high, draft.rent].map(typedPrice);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(errors).find(([, error]) => error)?.[0];
    if (wrong || !price) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    onAnswer({
      finalPrice: price,
      ...(low && high ? { rangeLow: low, rangeHigh: high } : {}),
      ...(rent ? { finalRent: rent } : {}),
      comments: draft.comments,
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <DinarField
        label={words.finalPrice}
        name="price"
        value={draft.price}
        onType={(text) => type({ price: text })}
        error={shown.price}
        help={price ? <AgainstEstimate price={price} request={request} /> : words.finalPriceHelp}
      />
      <div>
        <div className="grid grid-cols-2 gap-x-3">
          <DinarField
            label={words.lowPrice}
            name="low"
            value={draft.low}
            onType={(text) => type({ low: text })}
            errorId={shown.low && rangeErrorId}
            help={words.optional}
          />
          <DinarField
            label={words.highPrice}
            name="high"
            value={draft.high}
            onType={(text) => type({ high: text })}
            errorId={shown.low && rangeErrorId}
            help={words.optional}
          />
        </div>
        {shown.low ? (
          <p id={rangeErrorId} className="mt-1.5 text-sm font-medium text-poor">
            {shown.low}
          </p>
        ) : null}
      </div>
      {hasRent ? (
        <DinarField
          label={words.monthlyRent}
          name="rent"
          side="rent"
          value={draft.rent}
          onType={(text) => type({ rent: text })}
          error={shown.rent}
          help={wantsRent ? words.rentWanted : words.rentHelp}
        />
      ) : null}
      <TextArea
        label={words.comments}
        help={words.commentsHelp}
        maxLength={2000}
        value={draft.comments}
        onChange={(event) => type({ comments: event.target.value })}
      />
      <Button type="submit" className="w-full">
        {words.completeRequest}
      </Button>
    </form>
  );
}

export function CancelForm({
  draft: { draft, type },
  moving,
  onCancel,
  onKeep,
}: {
  draft: DraftState;
  moving: RequestAction | null;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (moving) return;
    setTried(true);
    if (reasonError(draft.reason)) field.current?.focus();
    else onCancel(draft.reason);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <TextArea
        ref={field}
        // the button that opened the form is gone
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={words.cancelReason}
        help={words.cancelReasonHelp}
        rows={3}
        maxLength={500}
        value={draft.reason}
        onChange={(event) => type({ reason: event.target.value })}
        error={tried ? reasonError(draft.reason) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={moving === 'cancel'} aria-disabled={moving !== null}>
          {words.confirmCancel}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {words.leaveOpen}
        </Button>
      </div>
    </form>
  );
}
