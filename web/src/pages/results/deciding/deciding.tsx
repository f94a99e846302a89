import { type Transaction, sitePaths } from '@soumdar/contract';
import { type Day, lettingRatesKnownFrom, todayForRates } from '@soumdar/rules';
import { estimateView, heirFigures, type ShownEstimation, type SideView } from '@soumdar/views';
import { loading } from '@soumdar/words/controls';
import * as words from '@soumdar/words/deciding';
import { afterSaleTitle } from '@soumdar/words/estimate';
import { formatPrice } from '@soumdar/words/formats';
import { withPlaceNames } from '@soumdar/words/place-names';
import { intentionLabels, propertyTypeLabel } from '@soumdar/words/labels';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { readDecision, useSavedDecision } from '../../../deciding/saved-decision.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { EurosOf } from '../../../components/euros.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { resolver } from '../../../ui/form-resolver.ts';
import { Borrowing } from './borrowing.tsx';
import { Heirs } from './heirs.tsx';
import { assumptionsOf, initialFields, numberErrors, type DecidingForm, type FieldName } from './fields.ts';
import { Letting } from './letting.tsx';
import type { PastChanges } from './past-changes.ts';
import { halfway, returnsOf, type Returns } from './returns.ts';
import { scenariosOf, type Ranged } from './scenarios.ts';
import { tensRange } from './format.ts';
import { usePast } from './use-past.ts';
import { Waiting } from './waiting.tsx';

/** States only ranges that follow from the estimate's, and recommends nothing. */
export default function Deciding({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const [day] = useState(() => dayForLetting(new Date()));
  const { type } = property;
  const view = estimateView(property, withPlaceNames(data));
  const sale = ranged(view.sale);
  const rent = ranged(view.rent);
  const form = useDecidingForm(property, day);
  const typed = { ...initialFields(day), ...useWatch({ control: form.control }) };
  const past = usePast(property);
  const assumptions = assumptionsOf(typed, property.details.surface, day);
  const scenarios = sale && rent && scenariosOf(sale, rent);
  const returns = scenarios && assumptions && returnsOf(scenarios, assumptions);
  const changes = past.kind === 'there' ? past.answer.nominal : undefined;
  return (
    <FormProvider {...form}>
      <div className="pb-3">
        <p className="max-w-prose text-ink-soft">{words.threeWays}</p>
        <dl className="mt-4 grid gap-3 md:grid-cols-3 print:grid-cols-3">
          <Way name={intentionLabels.vendre}>{sale ? <Selling sale={sale} /> : tooWeak('sale')}</Way>
          <Way name={intentionLabels.louer}>
            {type === 'land' ? (
              <Note>{words.landRents}</Note>
            ) : returns ? (
              <LettingInShort returns={returns} />
            ) : scenarios ? (
              <Note>{words.correctAssumptions}</Note>
            ) : (
              tooWeak(sale ? 'rent' : 'sale')
            )}
          </Way>
          <Way name={words.wait}>
            <WaitingInShort
              changes={changes}
              typeLabel={propertyTypeLabel(type)}
              failed={past.kind === 'failed'}
            />
          </Way>
        </dl>
        <div className="mt-3 divide-y divide-line border-t border-line print:border-0">
          {scenarios ? (
            <Disclosure printed summary={words.lettingTitle}>
              <Letting returns={returns} surfaceM2={property.details.surface} day={day} />
            </Disclosure>
          ) : null}
          <Disclosure printed summary={words.waitingTitle}>
            <Waiting past={past} type={type} sale={sale} assumptions={assumptions} rent={rent} />
          </Disclosure>
          {sale ? (
            <>
              <Disclosure printed summary={words.borrowingTitle}>
                <Borrowing typed={typed} sale={sale} scenarios={scenarios} />
              </Disclosure>
              <Disclosure printed summary={words.heirsTitle}>
                <Heirs property={property} figures={heirFigures(property, view, day)} />
              </Disclosure>
            </>
          ) : null}
        </div>
      </div>
    </FormProvider>
  );
}

/** Saved for the visit as typed, even when wrong; an error shows only after a field is left or changed. */
function useDecidingForm(property: PropertyDetails, day: Day): UseFormReturn<DecidingForm> {
  const [saved] = useState(() => readDecision(property).fields);
  const form = useForm<DecidingForm>({
    mode: 'all',
    defaultValues: { ...initialFields(day), ...saved },
    resolver: resolver(numberErrors),
  });
  const { control, trigger } = form;
  const typed = useWatch({ control });
  const changed = useMemo(() => {
    const initial = initialFields(day);
    return Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => value !== initial[name as FieldName]),
    );
  }, [typed, day]);
  useSavedDecision(property, 'fields', changed);
  useEffect(() => {
    void trigger(Object.keys(saved) as FieldName[]);
  }, [trigger, saved]);
  return form;
}

/** Today, or the first day with known rates when the browser's clock is years behind. */
function dayForLetting(now: Date): Day {
  const today = todayForRates(now);
  return today < lettingRatesKnownFrom ? lettingRatesKnownFrom : today;
}

/** An old record without a range gets a range of one point. */
function ranged(view: SideView): Ranged | undefined {
  if (view.kind !== 'estimated') return undefined;
  const { price: value, range } = view;
  return { value, low: range?.low ?? value, high: range?.high ?? value };
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3 print:border print:border-line">
      <dt className="font-bold">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

const Main = ({ children }: { children: ReactNode }) => (
  <p className="text-lg font-bold text-sea-deep tabular-nums">{children}</p>
);
const Note = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-soft">{children}</p>;

const tooWeak = (side: Transaction) => <Note>{words.tooWeak(side)}</Note>;

function Selling({ sale: { value, low, high } }: { sale: Ranged }) {
  return (
    <>
      <Main>{low === high ? formatPrice(value) : words.fromTo(low, high)}</Main>
      <EurosOf side="sale" tnd={{ low, high }} className="text-sm text-ink-soft" />
      <Note>
        {words.soldOnce}{' '}
        <Link
          to={`${sitePaths.fees}?prix=${Math.round(value)}`}
          className="font-semibold text-sea underline hover:text-sea-deep print:hidden"
        >
          {afterSaleTitle}
        </Link>
      </Note>
    </>
  );
}

function LettingInShort({ returns: { low, middle, high } }: { returns: Returns }) {
  return (
    <>
      <Main>{words.shareRange(low.net.low, high.net.high)}</Main>
      <Note>
        {words.lettingInShort(
          tensRange(low.year.net.low / 1000, high.year.net.high / 1000),
          halfway(middle.net),
        )}
      </Note>
      <EurosOf
        side="sale"
        tnd={{ low: low.year.net.low / 1000, high: high.year.net.high / 1000 }}
        className="text-sm text-ink-soft"
      />
    </>
  );
}

function WaitingInShort({
  changes,
  typeLabel,
  failed,
}: {
  changes: PastChanges | null | undefined;
  typeLabel: string;
  failed: boolean;
}) {
  if (failed) return <Note>{words.trendFailed}</Note>;
  if (changes === undefined) return <Note>{loading}</Note>;
  if (changes === null) return <Note>{words.noIndex}</Note>;
  return (
    <>
      <Main>{words.shareRange(changes.least, changes.most, words.changeOf)}</Main>
      <Note>{words.yearToYear(Number(changes.since.slice(0, 4)) - 1, typeLabel)}</Note>
    </>
  );
}
