import type { ComparableItem, EstimationData, Transaction } from '@soumdar/contract';
import { sidesOf, sideView } from '@soumdar/views';
import * as listed from '@soumdar/words/comparables';
import * as words from '@soumdar/words/contest';
import { sideTexts } from '@soumdar/words/estimate';
import { formatFacts } from '@soumdar/words/formats';
import { adjusted, amount } from '@soumdar/words/grid';
import { labelled } from '@soumdar/words/labels';
import { withPlaceNames } from '@soumdar/words/place-names';
import { useEffect, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import { toRequest, type SavedEstimate } from '../estimation/results-state.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert, Notice } from '../ui/notice.tsx';
import { previewWithout } from './contest-calls.ts';

interface Props {
  estimate: SavedEstimate;
  /** ids of comparables left out */
  without: string[];
  onChange: (without: string[]) => void;
}

type Preview = Partial<EstimationData> & Pick<EstimationData, 'estimation' | 'confidence' | 'comparables'>;

/** The figures without some of the comparables. Nothing is saved. */
export function WhatIf({ estimate, without, onChange }: Props) {
  const { propertyDetails: property, estimationData: stored } = estimate;
  const { preview, failure, busy, today } = usePreview(estimate, without, onChange);
  const listedIn = today?.comparables ?? stored.comparables;
  const sides = sidesOf(property.type).filter(
    (side) =>
      sideView(side, property, stored).kind === 'estimated' &&
      listedIn?.[side].some(({ id }) => id !== undefined),
  );
  return (
    <section>
      <h3 className="text-lg font-bold">{words.whatIfTitle}</h3>
      {sides.length === 0 ? (
        <p className="mt-1 text-ink-soft">{words.noComparables}</p>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">{words.whatIfMeaning}</p>
      )}
      {today ? (
        <Notice look="info" className="mt-3">
          {words.ofToday}
        </Notice>
      ) : null}
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      {sides.map((side) => (
        <Side
          key={side}
          side={side}
          estimate={estimate}
          comparables={listedIn?.[side] ?? []}
          without={without}
          onChange={onChange}
          today={today}
          preview={preview}
          busy={busy}
        />
      ))}
    </section>
  );
}

function Side({
  side,
  estimate: { propertyDetails: property, estimationData: stored },
  comparables,
  without,
  onChange,
  today,
  preview,
  busy,
}: Props & {
  side: Transaction;
  comparables: ComparableItem[];
  today: Preview | undefined;
  preview: Preview | undefined;
  busy: boolean;
}) {
  const leftOut = comparables.filter(({ id }) => id !== undefined && without.includes(id));
  const isFull = leftOut.length >= Math.floor(comparables.length / 2);
  const saved = sideView(side, property, stored);
  const withAll = today && sideView(side, property, today);
  const left = preview && sideView(side, property, preview);
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{sideTexts[side].title}</h4>
      {saved.kind === 'estimated' ? (
        <p className="tabular-nums">{words.storedFigure(side, saved.price)}</p>
      ) : null}
      {withAll?.kind === 'estimated' ? (
        <p className="tabular-nums">{words.todaysFigure(side, withAll.price)}</p>
      ) : null}
      <div role="status" className="min-h-6">
        {leftOut.length === 0 ? null : busy ? (
          <p className="text-ink-soft">{words.computing}</p>
        ) : left?.kind === 'estimated' ? (
          <>
            <p className="font-bold text-sea-deep tabular-nums">
              {words.figureWithout(side, leftOut.length, left.price)}
            </p>
            {left.range && left.confidence ? (
              <p className="text-sm text-ink-soft tabular-nums">
                {words.rangeWithout(side, left.range.low, left.range.high, left.confidence.score)}
              </p>
            ) : null}
          </>
        ) : preview ? (
          <p>{words.noFigureWithout}</p>
        ) : null}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {withPlaceNames(comparables).map(
          ({ id, surface, rooms, locality, price, adjustedPrice, listedOn }) => {
            if (id === undefined) return null;
            const isOut = without.includes(id);
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
                <div className={`min-w-0 grow basis-40 ${isOut ? 'text-ink-soft line-through' : ''}`}>
                  <p className="font-semibold">
                    {listed.surfaceAndRooms(surface, rooms)}
                    {price === undefined ? null : ` · ${listed.askingPrice(side, price)}`}
                  </p>
                  {adjustedPrice === undefined ? null : (
                    <p className="text-sm tabular-nums">{labelled(adjusted, amount(side, adjustedPrice))}</p>
                  )}
                  <p className="text-sm wrap-anywhere">
                    {formatFacts([locality, listed.listedOn(listedOn)])}
                  </p>
                </div>
                <Button
                  look="quiet"
                  className="shrink-0"
                  aria-pressed={isOut}
                  disabled={!isOut && isFull}
                  onClick={() => onChange(isOut ? without.filter((other) => other !== id) : [...without, id])}
                >
                  {isOut ? words.bringBack : words.leaveOut}
                </Button>
              </li>
            );
          },
        )}
      </ul>
      {isFull ? <p className="text-sm text-ink-soft">{words.mostLeftOut}</p> : null}
    </div>
  );
}

/** Of the last selection; where the market has changed, of today's comparables, none of which is left out yet. */
function usePreview({ propertyDetails }: SavedEstimate, without: string[], onChange: Props['onChange']) {
  const key = without.toSorted().join(' ');
  const [answer, setAnswer] = useState<{ key: string; preview?: Preview; failure?: string }>();
  const [today, setToday] = useState<Preview>();
  useEffect(() => {
    if (key === '') return undefined;
    const leaving = new AbortController();
    const show = (data: Preview & { withoutUnknown?: number | undefined }) => {
      if (leaving.signal.aborted) return undefined;
      if (!data.withoutUnknown) return setAnswer({ key, preview: data });
      setToday(data);
      return onChange([]);
    };
    previewWithout({ ...toRequest(propertyDetails), without: key.split(' ') }, leaving.signal).then(
      ({ data }) => show(data),
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ key, failure: errorMessage(asFailure(thrown)) });
      },
    );
    return () => leaving.abort();
    // a new selection alone is another what-if
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const current = answer?.key === key ? answer : undefined;
  return {
    preview: current?.preview,
    failure: current?.failure,
    busy: key !== '' && current === undefined,
    today,
  };
}
