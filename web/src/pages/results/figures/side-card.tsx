import { confidenceCode, type Confidence, type ConfidenceCode } from '@soumdar/contract';
import type { EstimateView, SideView } from '@soumdar/views';
import {
  accuracySentence,
  confidenceSentence,
  oldEvidenceSentence,
  insufficientSentence,
  insufficientTitle,
  landRentText,
  rangeLabel,
  scoreSentence,
  sideTexts,
} from '@soumdar/words/estimate';
import { formatNumber, formatPricePerM2 } from '@soumdar/words/formats';
import { evidenceText, summary, type Reader } from '@soumdar/words/grid';
import { confidenceLabel } from '@soumdar/words/labels';
import { figureLevel } from '@soumdar/words/level';
import * as words from '@soumdar/words/results';
import { useId, type ReactNode } from 'react';
import { EurosOf, InEuros } from '../../../components/euros.tsx';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { AfterSale } from './after-sale.tsx';
import { RangeBar } from './range-bar.tsx';
import { Card } from '../../../ui/card.tsx';

interface CardsProps {
  property: Pick<PropertyDetails, 'type' | 'details' | 'isCoarse'>;
  view: EstimateView;
}

export const readerOf = ({ isCoarse }: Pick<PropertyDetails, 'isCoarse'>): Reader =>
  isCoarse ? 'guest' : 'owner';

/** Side by side, unless one is missing: that one has little to say. Paper has room for one sheet. */
export function SideCards({ property, view: { sale, rent } }: CardsProps) {
  const alike = (sale.kind === 'estimated') === (rent.kind === 'estimated');
  return (
    <div className={`mt-4 grid gap-4 md:mt-5 md:gap-5 print:grid-cols-2 ${alike ? 'md:grid-cols-2' : ''}`}>
      <SideCard view={sale} reader={readerOf(property)}>
        {sale.kind === 'estimated' ? <AfterSale {...sale} {...property} /> : null}
      </SideCard>
      <SideCard view={rent} reader={readerOf(property)} />
    </div>
  );
}

function SideCard({ view, reader, children }: { view: SideView; reader: Reader; children?: ReactNode }) {
  const titleId = useId();
  const { title, figure } = sideTexts[view.side];
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        <p className="text-ink-soft">{figure}</p>
      </div>
      {view.kind === 'estimated' ? (
        <>
          <p className="text-sm text-ink-soft">{figureLevel(view.level)}</p>
          <Figure view={view} reader={reader} />
        </>
      ) : (
        <NoFigure view={view} />
      )}
      {children}
    </Card>
  );
}

function NoFigure({ view }: { view: Exclude<SideView, { kind: 'estimated' }> }) {
  return view.kind === 'insufficient' ? (
    <div className="mt-3 rounded-control bg-sand p-4">
      <p className="text-xl font-bold">{insufficientTitle}</p>
      <p className="mt-1">{insufficientSentence(view.found, view.unusual)}</p>
    </div>
  ) : (
    <div className="mt-3 rounded-control bg-sand p-4">
      <p className="font-bold">{landRentText}</p>
      <p className="mt-1 text-ink-soft">{words.landRentReason}</p>
    </div>
  );
}

type Estimated = Extract<SideView, { kind: 'estimated' }>;

function Figure({ view, reader }: { view: Estimated; reader: Reader }) {
  const { side, price, pricePerM2, range, confidence, grid } = view;
  const { unit } = sideTexts[side];
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="text-ink-soft sm:text-lg">{words.about} </span>
          {/* text twice as large must not widen the page */}
          <span className="text-[min(1.875rem,12vw)] leading-[1.1] font-bold tracking-tight text-sea-deep tabular-nums xs:text-[min(2.25rem,12vw)]">
            <bdi>
              {formatNumber(price)}{' '}
              <span className="text-[min(1.25rem,8vw)] whitespace-nowrap xs:text-[min(1.5rem,8vw)]">
                {unit}
              </span>
            </bdi>
          </span>
        </span>
        {pricePerM2 === null ? null : (
          <span className="text-ink-soft tabular-nums sm:text-lg">{formatPricePerM2(pricePerM2)}</span>
        )}
      </p>
      <InEuros side={side} tnd={price} className="text-sm text-ink-soft tabular-nums" />
      {range ? (
        <RangeBar {...range} value={price} sentence={rangeLabel(side, confidence !== undefined)}>
          <EurosOf side={side} tnd={range} className="block tabular-nums" />
        </RangeBar>
      ) : null}
      <ConfidenceLine view={view} />
      {grid?.isFar ? <p className="mt-3 print:mt-1 print:text-sm">{summary(grid, reader)}</p> : null}
    </>
  );
}

/** @internal */
export function ConfidenceLine({
  view: { side, confidence, trust, isWide, oldEvidenceOn, grid },
}: {
  view: Pick<Estimated, 'side' | 'confidence' | 'trust' | 'isWide' | 'oldEvidenceOn' | 'grid'>;
}) {
  if (!confidence || !trust) return null;
  const { score, accuracy } = confidence;
  return (
    <div className="mt-4 border-t border-line pt-3 print:mt-2 print:pt-2">
      <ConfidenceBadge confidence={confidence} />
      <p className="mt-2 print:mt-1 print:text-sm">{confidenceSentence(side, { trust, isWide })}</p>
      {oldEvidenceOn === null ? null : (
        <p className="mt-2 print:mt-1 print:text-sm">{oldEvidenceSentence(side, oldEvidenceOn)}</p>
      )}
      <Disclosure summary={words.scoreOrigin}>
        {grid ? <p className="mb-2 text-sm text-ink-soft">{evidenceText(side, grid.evidence)}</p> : null}
        <p className="text-sm text-ink-soft">{scoreSentence(score)}</p>
        {accuracy ? (
          <p className="mt-2 text-sm text-ink-soft">{accuracySentence(side, score, accuracy)}</p>
        ) : null}
      </Disclosure>
    </div>
  );
}

/** 'Fiable · 72/100' */
export function ConfidenceBadge({ confidence: { score } }: { confidence: Confidence }) {
  const { text, tint, bar } = confidenceColours[confidenceCode(score)];
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 rounded-full px-3 py-1 text-sm font-bold ${text} ${tint}`}
    >
      <span aria-hidden className={`size-2 rounded-full ${bar}`} />
      <span>{confidenceLabel(score)}</span>
      <span className="font-semibold tabular-nums">{`${score}/100`}</span>
    </span>
  );
}

/** A single side, as for land, takes the whole width. */
export const sideGrid = (sides: number) =>
  sides > 1 ? 'grid gap-x-8 gap-y-4 sm:gap-y-8 md:grid-cols-2 print:mt-2 print:grid-cols-2' : 'print:mt-2';

const confidenceColours: Record<ConfidenceCode, { text: string; tint: string; bar: string }> = {
  veryReliable: { text: 'text-good', tint: 'bg-good-tint', bar: 'bg-good' },
  reliable: { text: 'text-fair', tint: 'bg-fair-tint', bar: 'bg-fair' },
  moderate: { text: 'text-modest', tint: 'bg-modest-tint', bar: 'bg-modest' },
  weak: { text: 'text-poor', tint: 'bg-poor-tint', bar: 'bg-poor' },
};
