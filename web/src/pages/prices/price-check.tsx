import { zonePath, type PriceComparison, type PriceRange, type Zone } from '@soumdar/contract';
import { daysOf, groupLevel } from '@soumdar/views';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { whatPriceIs } from '@soumdar/words/level';
import { surfaceTexts } from '@soumdar/words/attributes';
import * as words from '@soumdar/words/prices';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FigureBlock } from '../../components/figure-block.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { typedAmount } from '../../estimation/typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup, TextField } from '../../ui/field.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { Sentence } from '../../ui/sentence.tsx';
import {
  comparedWith,
  outOfRange,
  questionErrors,
  toQuery,
  verdictOf,
  type PriceQuestion,
} from './price-check-rules.ts';
import { Spread } from './spread.tsx';

interface Answered {
  question: PriceQuestion;
  found: PriceComparison;
}

/** 'Ce prix est-il juste ?', 'Ce loyer est-il juste ?' Nothing is stored. */
export function PriceCheck({ zone }: { zone: Zone }) {
  const types = [...new Set(zone.groups.map(({ type }) => type))];
  const form = useForm<PriceQuestion>({
    defaultValues: {
      transaction: 'sale',
      type: types[0] ?? 'apartment',
      surface: '',
      rooms: '',
      furnished: false,
      price: '',
    },
    resolver: resolver(questionErrors),
  });
  const [early] = useState(() => ({
    transaction: chosenAlready('transaction'),
    type: chosenAlready('type'),
  }));
  useEffect(() => {
    if (early.transaction) form.setValue('transaction', early.transaction);
    if (early.type && types.includes(early.type)) form.setValue('type', early.type);
    // eslint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);
  const { busy, run } = useOneAtATime();
  const [answered, setAnswered] = useState<Answered>();
  const [transaction, type] = useWatch({ control: form.control, name: ['transaction', 'type'] });
  const { errors } = form.formState;
  const { root } = errors;

  const ask = (question: PriceQuestion) =>
    run(async () => {
      setAnswered(undefined);
      try {
        const { data } = await call('comparePrice', { query: toQuery(zone.slug, question) });
        setAnswered({ question, found: data });
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.code === 'price_out_of_range') {
          const message = outOfRange(question, failure.data as PriceRange);
          form.setError('price', { message }, { shouldFocus: true });
        } else {
          form.setError('root', { message: failure.status === 422 ? tooFew : errorMessage(failure) });
        }
      }
    });

  if (types.length === 0) return null;
  const isRent = transaction === 'rent';
  return (
    <FigureBlock title={isRent ? words.isRentFair : words.isPriceFair} className="mt-6 print:hidden">
      <p className="mt-1 text-ink-soft">{words.checkLead}</p>
      <form
        noValidate
        className="mt-4 grid gap-4 sm:grid-cols-2"
        // a verdict must never stand below another question
        onChange={() => setAnswered(undefined)}
        onSubmit={(event) => void form.handleSubmit((question) => ask(question))(event)}
      >
        <RadioGroup
          legend={words.listing}
          options={{ sale: words.forSale, rent: words.forRent }}
          {...form.register('transaction')}
        />
        <RadioGroup
          legend={words.property}
          options={Object.fromEntries(types.map((each) => [each, propertyTypeLabel(each)]))}
          {...form.register('type')}
        />
        <NumberField
          label={surfaceTexts.label}
          error={errors.surface?.message}
          {...form.register('surface')}
        />
        {type === 'land' ? null : (
          <TextField
            label={words.rooms}
            help={words.roomsHelp}
            autoComplete="off"
            error={errors.rooms?.message}
            {...form.register('rooms')}
          />
        )}
        <NumberField
          label={isRent ? words.askingRent : words.askingPrice}
          error={errors.price?.message}
          {...form.register('price')}
        />
        {isRent ? <Checkbox label={words.furnished} {...form.register('furnished')} /> : null}
        <div className="sm:col-span-2">
          <Button type="submit" busy={busy}>
            {words.compare}
          </Button>
        </div>
      </form>
      {root?.message ? <FormAlert>{root.message}</FormAlert> : null}
      {answered ? <Verdict zone={zone} {...answered} /> : null}
    </FigureBlock>
  );
}

/** Choices made in the server's HTML before the script ran, which the form would lose. */
function chosenAlready<Name extends 'transaction' | 'type'>(name: Name): PriceQuestion[Name] | undefined {
  if (typeof document === 'undefined') return undefined;
  const chosen = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
  return chosen?.value as PriceQuestion[Name] | undefined;
}

function Verdict({ zone, question, found }: Answered & { zone: Zone }) {
  const price = typedAmount(question.price);
  const { transaction: side } = question;
  return (
    <div role="status" className="mt-5 rounded-control bg-sand p-4">
      <p>{verdictOf(question, price, found)}</p>
      <div className="mt-3">
        <Spread {...found} price={price} largest={1.15 * Math.max(found.high, price)} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        <Sentence
          text={comparedWith(question, found, zone)}
          marks={{
            zone: (text) => (
              <Link to={zonePath(found.zone.slug)} className="underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {whatPriceIs(groupLevel(side, found, found.ofAgencies), daysOf([found])[side])}
      </p>
    </div>
  );
}

const tooFew = words.tooFewToCompare;
