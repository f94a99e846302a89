import type { Transaction } from '@soumdar/contract';
import { adjustmentAmount, amount as sideAmount } from '@soumdar/words/grid';
import { type EstimateView, type ShownEstimation, type Breakdown, propertyFacts } from '@soumdar/views';
import { partMissing } from '@soumdar/words/controls';
import { effectLabel, sideTexts, typicalPropertyText } from '@soumdar/words/estimate';
import { formatFacts } from '@soumdar/words/formats';
import { factTexts } from '@soumdar/words/property';
import * as words from '@soumdar/words/results';
import { useId } from 'react';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReliabilityAnalysis } from './figures/reliability-analysis.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { sideGrid } from './figures/side-card.tsx';
import { Card } from '../../ui/card.tsx';

/** Reserves room, so that nothing moves for readers who are further down already. */
const placesToCome = <div className="mt-5 min-h-29 sm:mt-8 md:min-h-dvh print:hidden" />;
const ComparablesByPlace = lazyComponent(() => import('./places/comparables-by-place.tsx'), {
  waiting: placesToCome,
  missing: (
    <Notice look="error" className="mt-8">
      {partMissing}
    </Notice>
  ),
});

interface Props {
  property: PropertyDetails;
  view: EstimateView;
  /** absent from an old record */
  confidence: ShownEstimation['confidence'];
}

export function ExplainedFigures({ property, view, confidence }: Props) {
  const idle = useIdle();
  const listed = [view.sale, view.rent].filter(({ market }) => market !== null);
  return (
    <>
      <PriceExplanation view={view} />
      {confidence && listed.length > 0 ? (
        <ReliabilityAnalysis property={property} view={view} confidence={confidence} />
      ) : null}
      {listed.some(({ market }) => market!.places.length > 0) ? (
        idle ? (
          <ComparablesByPlace property={property} view={view} />
        ) : (
          placesToCome
        )
      ) : null}
    </>
  );
}

function PriceExplanation({ view: { sale, rent } }: { view: EstimateView }) {
  const titleId = useId();
  const sides = [sale, rent].flatMap((view) =>
    view.kind === 'estimated' && view.breakdown
      ? [{ ...sideTexts[view.side], side: view.side, price: view.price, breakdown: view.breakdown }]
      : [],
  );
  if (sides.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="mt-5 px-5 py-3 sm:mt-8 sm:p-6">
      <h2 id={titleId} className="text-xl font-bold">
        {words.whyTheseFigures}
      </h2>
      <PhoneFold summary={words.showBreakdown}>
        <p className="mt-1 max-w-prose text-sm text-ink-soft print:hidden">
          {words.breakdownMeaning(sides.some(({ breakdown }) => breakdown.town !== null))}
        </p>
        <div className={`mt-5 ${sideGrid(sides.length)}`}>
          {sides.map((side) => (
            <SideExplanation key={side.transaction} {...side} />
          ))}
        </div>
      </PhoneFold>
    </Card>
  );
}

interface Explained {
  transaction: string;
  side: Transaction;
  price: number;
  breakdown: Breakdown;
}

function SideExplanation({ transaction, side, price, breakdown }: Explained) {
  const { typical, typicalPrice, town, effects } = breakdown;
  return (
    <div className="min-w-0">
      <h3 className="text-lg font-bold">{transaction}</h3>
      <dl className="mt-3 print:mt-1">
        <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3">
          <dt className="flex-[1_1_8rem]">
            {typicalPropertyText(town)}
            <span className="block text-sm text-ink-soft">
              {formatFacts(factTexts(propertyFacts(typical)))}
            </span>
          </dt>
          <dd className="ms-auto font-semibold whitespace-nowrap tabular-nums">
            {sideAmount(side, typicalPrice)}
          </dd>
        </div>
        {effects.map((effect) => (
          <Effect key={effect.factor} effect={effect} side={side} />
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 font-bold">
          <dt>{words.thisProperty}</dt>
          <dd className="ms-auto whitespace-nowrap tabular-nums">{sideAmount(side, price)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The bar grows from the middle: onward for a plus, back for a minus. */
function Effect({ effect, side }: { effect: Breakdown['effects'][number]; side: Transaction }) {
  const { amount } = effect;
  const share = 100 * effect.share;
  const adds = amount > 0;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 print:flex-nowrap print:py-0.5">
      <dt className="print:w-52 print:shrink-0">{effectLabel(effect)}</dt>
      <dd
        className={`ms-auto font-semibold print:order-last print:w-30 print:text-end whitespace-nowrap tabular-nums ${adds ? 'text-good' : 'text-clay'}`}
      >
        {adjustmentAmount(side, amount)}
      </dd>
      <dd
        aria-hidden
        className="relative mt-1.5 h-2.5 w-full rounded-mark bg-sand print:mt-0 print:w-auto print:grow"
      >
        {/* no style attribute: the content security policy forbids it in a page that the server renders */}
        <svg className="absolute inset-0 size-full rtl:-scale-x-100">
          <rect
            x={`${adds ? 50 : 50 - share}%`}
            width={`${share}%`}
            height="100%"
            rx="2"
            className={adds ? 'fill-good' : 'fill-clay'}
          />
        </svg>
        <span className="absolute -inset-y-1 left-1/2 w-px bg-line-strong" />
      </dd>
    </div>
  );
}
