import type { PropertyType } from '@soumdar/contract';
import { useId } from 'react';
import type { ShownEstimation } from '../../estimation/results-state.ts';
import { formatNumber, formatPricePerM2 } from '../../format.ts';
import { ConfidenceLine } from './confidence-line.tsx';
import { RangeBar } from './range-bar.tsx';
import { insufficientSentence, landRentText, sideTexts } from './side-texts.ts';
import { sideView, type Side, type SideView } from './side-view.ts';

/** One of the two figures, or why there is none. */
export function SideCard({ side, type, data }: { side: Side; type: PropertyType; data: ShownEstimation }) {
  const titleId = useId();
  const view = sideView(side, type, data);
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col rounded-card border border-line bg-white p-4 shadow-card xs:p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={titleId} className="text-lg font-bold">
          {sideTexts[side].title}
        </h2>
        <p className="text-ink-soft">
          {sideTexts[side].figure}
          {view.kind === 'estimated' ? ', environ' : null}
        </p>
      </div>
      {view.kind === 'estimated' ? <Figure side={side} view={view} /> : null}
      {view.kind === 'insufficient' ? (
        <div className="mt-3 rounded-control bg-sand p-4">
          <p className="text-xl font-bold">Données insuffisantes</p>
          <p className="mt-1">{insufficientSentence(view.comparables)}</p>
        </div>
      ) : null}
      {view.kind === 'land-rent' ? (
        <div className="mt-3 rounded-control bg-sand p-4">
          <p className="font-bold">{landRentText}</p>
          <p className="mt-1 text-ink-soft">
            Les loyers de terrains ne sont presque jamais publiés : aucun chiffre ne serait honnête.
          </p>
        </div>
      ) : null}
    </section>
  );
}

function Figure({ side, view }: { side: Side; view: Extract<SideView, { kind: 'estimated' }> }) {
  const texts = sideTexts[side];
  const { price, pricePerM2, range, confidence } = view;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-3xl font-bold tracking-tight whitespace-nowrap text-sea-deep tabular-nums xs:text-4xl lg:text-5xl">
          {formatNumber(price)} <span className="text-xl xs:text-2xl lg:text-3xl">{texts.unit}</span>
        </span>
        {pricePerM2 === null ? null : (
          <span className="text-ink-soft tabular-nums sm:text-lg">{formatPricePerM2(pricePerM2)}</span>
        )}
      </p>
      {range ? (
        <RangeBar {...range} value={price} sentence={confidence ? texts.range : 'Fourchette indicative.'} />
      ) : null}
      {confidence ? <ConfidenceLine confidence={confidence} /> : null}
    </>
  );
}
