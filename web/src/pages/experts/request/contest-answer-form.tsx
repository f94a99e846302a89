import type { ExpertRequest } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { areForCorrected } from '@soumdar/words/opinion';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup, TextArea } from '../../../ui/field.tsx';
import { contestErrors, correctionsIn, typedPrice, type Draft } from './answer-rules.ts';
import type { Answer } from './confirm-answer.tsx';
import { DinarField } from './dinar-field.tsx';
import type { DraftState } from './draft.tsx';

type Amounts = 'price' | 'low' | 'high' | 'rent' | 'rentLow' | 'rentHigh';

/** Confirms the estimate, corrects it or says what cannot be known. */
export function ContestAnswerForm({
  request,
  draft: { draft, type },
  onAnswer,
}: {
  request: ExpertRequest;
  draft: DraftState;
  onAnswer: (answer: Answer) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { propertyType, contest } = request;
  const corrections = correctionsIn(request);
  const errors = contestErrors(draft, contest?.showsFigure);
  const shown: typeof errors = tried ? errors : {};
  const field = (name: Amounts) => ({
    name,
    value: draft[name],
    onType: (text: string) => type({ [name]: text }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(errors).find(([, error]) => error)?.[0];
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    onAnswer(answerOf(draft));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RadioGroup
        legend={words.verdict}
        options={words.verdictLabels}
        error={shown.verdict}
        name="verdict"
        first={draft.verdict}
        onChange={({ currentTarget }) => type({ verdict: currentTarget.value as Draft['verdict'] })}
      />
      {draft.verdict === 'corrected' ? (
        <>
          {corrections ? (
            <p>
              {areForCorrected(corrections)} {words.elseAnswerOtherwise}
            </p>
          ) : null}
          <DinarField
            label={words.finalPrice}
            {...field('price')}
            error={shown.price}
            help={words.finalPriceHelp}
          />
          <div className="grid grid-cols-2 items-end gap-x-3">
            <DinarField label={words.lowPrice} {...field('low')} error={shown.low} />
            <DinarField label={words.highPrice} {...field('high')} />
          </div>
          {propertyType === 'land' ? null : (
            <>
              <DinarField
                label={words.monthlyRent}
                side="rent"
                {...field('rent')}
                error={shown.rent}
                help={words.rentHelp}
              />
              <div className="grid grid-cols-2 items-end gap-x-3">
                <DinarField label={words.lowRent} side="rent" {...field('rentLow')} error={shown.rentLow} />
                <DinarField label={words.highRent} side="rent" {...field('rentHigh')} />
              </div>
            </>
          )}
        </>
      ) : null}
      <TextArea
        label={words.comments}
        name="comments"
        help={draft.verdict === 'confirmed' ? words.commentsHelp : words.commentsNeeded}
        maxLength={2000}
        value={draft.comments}
        error={shown.comments}
        onChange={(event) => type({ comments: event.target.value })}
      />
      <Button type="submit" className="w-full">
        {words.completeRequest}
      </Button>
    </form>
  );
}

function answerOf({ verdict, comments, ...draft }: Draft): Answer {
  const amount = (name: Amounts) => typedPrice(draft[name]) ?? undefined;
  const stated = verdict === 'corrected' && {
    finalPrice: amount('price'),
    rangeLow: amount('low'),
    rangeHigh: amount('high'),
    finalRent: amount('rent'),
    rentLow: amount('rentLow'),
    rentHigh: amount('rentHigh'),
  };
  return { ...(verdict && { verdict }), ...stated, comments };
}
