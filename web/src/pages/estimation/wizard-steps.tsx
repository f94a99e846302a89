import {
  timelinesFor,
  type Intention,
  type MarketFacts,
  zonePath,
  type PropertyType,
} from '@soumdar/contract';
import { createAccount, newTab } from '@soumdar/words/common';
import {
  intentionLabels,
  marketingChannelLabels,
  timelineLabels,
  usageChoiceLabels,
} from '@soumdar/words/labels';
import * as words from '@soumdar/words/wizard';
import { useId, useState, useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { KnownOfPosition } from '../../components/map/position-facts.ts';
import type { OfferedAnswers } from './last-answers.ts';
import { unusualQuestion } from './unusual.ts';
import {
  asksChannel,
  asksTimeline,
  asksUsage,
  restoreTimeline,
  type WizardForm,
} from '../../estimation/wizard-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import { DetailsFields, TypeChooser } from './details-fields.tsx';
import { LastAnswersOffer } from './last-answers-offer.tsx';
import { WhyAccount } from './why-account.tsx';
import { Notice } from '../../ui/notice.tsx';
import { zonePricesText } from '../../components/map/zone-prices.ts';

export function DetailsStep({
  form,
  market,
  known,
  confirmed,
  onConfirm,
  onDone,
}: {
  form: UseFormReturn<WizardForm>;
  market: MarketFacts | undefined;
  /** undefined while no place is chosen */
  known: KnownOfPosition | null | undefined;
  /** the question about an unusual property that was answered with yes */
  confirmed: string;
  onConfirm: (question: string) => void;
  onDone: () => void;
}) {
  const { setValue, clearErrors, control, handleSubmit, setFocus } = form;
  const type = useWatch({ control, name: 'type' });
  const question = useWatch({
    control,
    compute: (answers: WizardForm) =>
      answers.type ? unusualQuestion(answers.type, answers, market?.usual[answers.type]) : null,
  });
  const [requested, setRequested] = useState('');

  const goOn = () => {
    if (question === null || confirmed === question) onDone();
    else setRequested(question);
  };
  const confirm = () => {
    onConfirm(question ?? '');
    onDone();
  };
  const correct = () => {
    setRequested('');
    setFocus('surface', { shouldSelect: true });
  };

  return (
    <form noValidate onSubmit={handleSubmit(goOn)} className="flex flex-col gap-6">
      <TypeChooser
        chosen={type}
        onChoose={(chosen) => {
          setValue('type', chosen);
          clearErrors();
        }}
      />
      {known === undefined ? null : <PricesHere known={known} type={type || undefined} />}
      {type ? (
        <>
          <DetailsFields form={form} type={type} plotCounts={market?.asksPlot} />
          {question !== null && requested === question ? (
            <UnusualQuestion question={question} onCorrect={correct} onConfirm={confirm} />
          ) : (
            <Button type="submit">{words.next}</Button>
          )}
        </>
      ) : null}
    </form>
  );
}

/** Each question appears once the one before is answered. */
export function ProjectStep({
  form,
  offered,
  onDone,
}: {
  form: UseFormReturn<WizardForm>;
  /** null once anything is answered here */
  offered: OfferedAnswers | null;
  onDone: () => void;
}) {
  const { register, getValues, setValue, setFocus, reset, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const offersId = useId();
  const answers = useWatch({ control, compute: (values: WizardForm) => values });
  const { propertyUsage, intention } = answers;
  const asksItsUsage = asksUsage(answers);
  const usageKnown = !asksItsUsage || propertyUsage !== '';

  const dropTimeline = (chosen: Intention) =>
    setValue('timeline', restoreTimeline(getValues('timeline'), chosen));

  const take = (input: OfferedAnswers) => {
    reset({ ...getValues(), ...input }, { keepDefaultValues: true });
    // the button that had the focus is gone
    setFocus(asksItsUsage ? 'propertyUsage' : 'intention');
  };

  return (
    <form noValidate onSubmit={handleSubmit(onDone)} className="flex flex-col gap-7">
      {offered && !propertyUsage && !intention ? (
        <LastAnswersOffer answers={offered} onTake={() => take(offered)} />
      ) : null}
      {asksItsUsage ? (
        <RadioGroup
          legend={words.usage}
          options={usageChoiceLabels}
          error={errors.propertyUsage?.message}
          {...register('propertyUsage')}
        />
      ) : null}
      {usageKnown ? (
        <RadioGroup
          legend={words.intention}
          options={intentionLabels}
          error={errors.intention?.message}
          {...register('intention', {
            onChange: (event: { target: { value: Intention } }) => dropTimeline(event.target.value),
          })}
        />
      ) : null}
      {usageKnown && intention && asksTimeline(answers) ? (
        <RadioGroup
          legend={words.timeline}
          options={Object.fromEntries(
            timelinesFor(intention).map((choice) => [choice, timelineLabels[choice]]),
          )}
          error={errors.timeline?.message}
          {...register('timeline')}
        />
      ) : null}
      {usageKnown && intention && asksChannel(answers) ? (
        <RadioGroup
          legend={words.channel}
          options={marketingChannelLabels}
          error={errors.marketingChannel?.message}
          {...register('marketingChannel')}
        />
      ) : null}
      <div className="border-t border-line pt-4">
        <Checkbox label={words.isOwner} {...register('isOwner')} />
        <Checkbox label={words.wantsOffers} aria-describedby={offersId} {...register('wantsOffers')} />
        <p id={offersId} className="ps-8 text-sm text-ink-soft">
          {words.offersMeaning}
        </p>
      </div>
      <Button type="submit">{words.getEstimation}</Button>
    </form>
  );
}

export function AuthChoiceStep({ onLogin, onAccount }: { onLogin: () => void; onAccount: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{words.attachToAccount}</p>
      <Button onClick={onAccount}>{createAccount}</Button>
      <Button look="outline" onClick={onLogin}>
        {words.haveAccount}
      </Button>
      <WhyAccount />
    </div>
  );
}

/** Replaces the step's button, and takes the focus that it had. */
function UnusualQuestion({
  question,
  onCorrect,
  onConfirm,
}: {
  question: string;
  onCorrect: () => void;
  onConfirm: () => void;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice look="warning" role="group" aria-label={question}>
      <p ref={heading} tabIndex={-1} className="text-lg font-bold text-modest outline-none">
        {question}
      </p>
      <p className="mt-1">{words.nothingAlike}</p>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row">
        <Button onClick={onCorrect}>{words.correct}</Button>
        <Button look="outline" onClick={onConfirm}>
          {words.confirmUnusual}
        </Button>
      </div>
    </Notice>
  );
}

/** Reserves room while unknown, so that nothing moves under a finger. */
function PricesHere({ known, type }: { known: KnownOfPosition | null; type?: PropertyType | undefined }) {
  // the page warns of it above
  if (known?.covered === false) return null;
  return (
    <p aria-live="polite" className="-my-2 min-h-24 text-sm text-ink-soft xs:min-h-20">
      {known?.zone ? (
        <>
          {zonePricesText(known.zone, type)}{' '}
          <a
            href={zonePath(known.zone.slug)}
            // what is typed stays in this tab
            target="_blank"
            rel="noopener"
            className="font-semibold whitespace-nowrap text-sea underline hover:text-sea-deep"
          >
            {words.showPrices} <span className="sr-only">{newTab}</span>
          </a>
        </>
      ) : null}
    </p>
  );
}
