import { amount } from '@soumdar/words/grid';
import type { Transaction } from '@soumdar/contract';
import { type ShownEstimation, sidesOf, sideView, type EstimatedProperty } from '@soumdar/views';
import { insufficientTitle, rangeText, scoreText, sideTexts } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/results';
import { useState } from 'react';
import type { PropertyDetails, ResultsState, SavedEstimate } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { DetailsFields } from './details-fields.tsx';
import { useSave } from '../save.ts';
import { isOfDay } from '../is-of-day.ts';
import { TodaysFigures } from './todays-figures.tsx';
import { useRefine } from './use-refine.ts';
import { EurosOf } from '../../../components/euros.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import type { Refusal } from './refusal.ts';

export interface RefineProps extends Pick<ResultsState, 'replaced'> {
  property: PropertyDetails;
  data: ShownEstimation;
  /** what is shown, or what it refines */
  saved: SavedEstimate | undefined;
}

export default function RefineForm({ property, data, saved, replaced }: RefineProps) {
  const { form, following, refusal, retry, reset } = useRefine(property, { refinedFrom: saved, replaced });
  const isRefined = data.id === undefined;
  const [now] = useState(() => new Date());
  const { madeAt, basis } = saved?.estimationData ?? {};
  const isOfAnotherDay = madeAt !== undefined && !isOfDay(madeAt, now);
  const isOfOtherAdvertisements = JSON.stringify(basis) !== JSON.stringify(data.basis);
  return (
    // the sticky figures must not cover a focused field
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="pb-2 [&_input]:scroll-mb-48 [&_select]:scroll-mb-48"
    >
      <p className="max-w-prose text-ink-soft">{words.refineLead}</p>
      {saved && isRefined && (isOfAnotherDay || isOfOtherAdvertisements) ? (
        <TodaysFigures saved={saved} />
      ) : null}
      <DetailsFields type={property.type} form={form} atSurface={refusal?.atSurface} />
      <SaveRefined
        property={property}
        stored={!isRefined}
        following={following || refusal !== undefined}
        onReset={reset}
      />
      <LiveFigures property={property} data={data} following={following} refusal={refusal} onRetry={retry} />
    </form>
  );
}

interface Props {
  property: PropertyDetails;
  /** what is shown is a record already */
  stored: boolean;
  /** what is shown is about to change */
  following: boolean;
  onReset: (() => void) | undefined;
}

function SaveRefined({ property, stored, following, onReset }: Props) {
  const { busy, run } = useOneAtATime();
  const save = useSave(property, undefined, undefined);
  const idle = stored || following;
  return (
    <div className="mt-4 flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center">
      <Button
        look="outline"
        busy={busy}
        aria-disabled={idle || busy || undefined}
        onClick={() => (idle ? undefined : void run(async () => void (await save())))}
      >
        {words.saveAsNew}
      </Button>
      <Button
        look="quiet"
        aria-disabled={!onReset || busy || undefined}
        onClick={() => (busy ? undefined : onReset?.())}
      >
        {words.reset}
      </Button>
      <p className="text-sm text-ink-soft">{stored ? words.isSaved : words.isNotSaved}</p>
    </div>
  );
}

interface LiveProps {
  property: EstimatedProperty;
  data: ShownEstimation;
  following: boolean;
}

/** Repeats the figures in sight of the fields that change them. */
function LiveFigures({
  refusal,
  onRetry,
  ...shown
}: LiveProps & { refusal: Refusal | undefined; onRetry: () => void }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-4 border-t border-line bg-white px-5 py-2 sm:-mx-6 sm:px-6 sm:py-3">
      {refusal ? <RefusalLine refusal={refusal} onRetry={onRetry} /> : null}
      <div role="status" aria-busy={shown.following}>
        <dl className="grid grid-cols-2 gap-x-4">
          {sidesOf(shown.property.type).map((side) => (
            <SideFigures key={side} side={side} {...shown} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function RefusalLine({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-1 text-sm font-medium text-poor">
      {refusal.atFigures}{' '}
      {refusal.mayRetry ? (
        <button type="button" onClick={onRetry} className="min-h-11 cursor-pointer font-semibold underline">
          {words.retry}
        </button>
      ) : null}
    </p>
  );
}

function SideFigures({ side, property, data, following }: LiveProps & { side: Transaction }) {
  const { title } = sideTexts[side];
  const view = sideView(side, property, data);
  return (
    <div>
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        {title}
        {following ? <Spinner look="size-4 border-2 border-sea border-t-transparent" /> : null}
      </dt>
      <dd className="tabular-nums max-sm:[&>span]:block">
        {view.kind === 'estimated' ? (
          <>
            <span className="text-base font-bold whitespace-nowrap sm:text-lg text-sea-deep">
              {amount(side, view.price)}
            </span>{' '}
            <EurosOf side={side} tnd={view.price} className="text-xs whitespace-nowrap sm:text-sm" />{' '}
            {view.range ? (
              <span className="text-xs whitespace-nowrap text-ink-soft sm:text-sm">
                {rangeText(view.range)}
              </span>
            ) : null}{' '}
            {view.confidence ? (
              <span className="text-xs font-semibold whitespace-nowrap text-ink-soft sm:text-sm">
                {scoreText(view.confidence.score)}
              </span>
            ) : null}
          </>
        ) : (
          <span className="font-semibold">{insufficientTitle}</span>
        )}
      </dd>
    </div>
  );
}
