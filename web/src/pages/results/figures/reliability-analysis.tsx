import type { EstimationData } from '@soumdar/contract';
import { sidesOf, type EstimateView, type ListedPlace, type SideView } from '@soumdar/views';
import {
  bandSentence,
  medianGapSentence,
  comparableDefinition,
  comparablesCount,
  placeNearnessText,
  sideTexts,
} from '@soumdar/words/estimate';
import { formatDistance, formatNumber, formatPercent, formatPerM2 } from '@soumdar/words/formats';
import * as gridWords from '@soumdar/words/grid';
import * as words from '@soumdar/words/results';
import { useId } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import { AdjustmentGrid } from './adjustment-grid.tsx';
import { ComparableList } from './comparable-list.tsx';
import { ConfidenceBadge, readerOf, sideGrid } from './side-card.tsx';
import { Card } from '../../../ui/card.tsx';

interface Props {
  property: PropertyDetails;
  view: EstimateView;
  confidence: EstimationData['confidence'];
}

export function ReliabilityAnalysis({ property, view, confidence }: Props) {
  const titleId = useId();
  const sides = sidesOf(property.type).map((side) => view[side]);
  // a side without comparables would leave half of the page empty
  const isCovered = ({ market }: SideView) => (market?.comparables.length ?? 0) > 0;
  const covered = sides.filter(isCovered);
  return (
    <Card aria-labelledby={titleId} className="mt-5 px-5 py-3 sm:mt-8 sm:p-6">
      <h2 id={titleId} className="text-xl font-bold">
        {words.reliabilityTitle}
      </h2>
      <Disclosure summary={words.whatIsAComparable}>
        <p className="max-w-prose text-sm text-ink-soft">{comparableDefinition}</p>
      </Disclosure>
      <div className={`mt-3 sm:mt-5 ${sideGrid(covered.length)}`}>
        {covered.map((one) => (
          <SideAnalysis
            key={one.side}
            view={one}
            alone={covered.length === 1}
            reader={readerOf(property)}
            confidence={confidence[one.side]}
          />
        ))}
      </div>
      {sides
        .filter((one) => !isCovered(one))
        .map((one) => (
          <div key={one.side} className="mt-5 border-t border-line pt-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <strong className="text-lg">{sideTexts[one.side].transaction}</strong>
              <ConfidenceBadge confidence={confidence[one.side]} />
              <span className="text-ink-soft">{comparablesCount(one.found ?? 0)}</span>
              {one.kind === 'estimated' && one.gridLack === 'withheld' ? (
                <span className="text-ink-soft">{gridWords.lackText(one.gridLack, readerOf(property))}</span>
              ) : null}
            </p>
            <FigureSentences view={one} />
          </div>
        ))}
    </Card>
  );
}

interface SideProps {
  view: SideView;
  confidence: EstimationData['confidence']['sale'];
  /** whether the other side has no comparables */
  alone: boolean;
  reader: gridWords.Reader;
}

function SideAnalysis({ view, alone, reader, confidence }: SideProps) {
  const { side, found, market } = view;
  const { comparables, places, meanDistance, surfaceSimilarity } = market!;
  const { grid, gridLack } = view.kind === 'estimated' ? view : { grid: null, gridLack: null };
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{sideTexts[side].transaction}</h3>
        <ConfidenceBadge confidence={confidence} />
      </div>
      <FigureSentences view={view} />
      <PhoneFold summary={words.showComparables}>
        <dl className="mt-3 grid grid-cols-3 gap-2">
          <Measure label={words.comparables} value={formatNumber(comparables.length)} />
          <Measure
            label={words.meanDistance}
            value={meanDistance === null ? '–' : formatDistance(meanDistance)}
          />
          <Measure
            label={words.surfaceSimilarity}
            value={surfaceSimilarity === null ? '–' : formatPercent(surfaceSimilarity)}
          />
        </dl>
        {comparables.length > 0 ? (
          <p className="mt-1 text-xs text-ink-soft print:hidden">
            {words.ofTheListed(comparables.length, found)}
          </p>
        ) : null}
        {grid ? (
          <AdjustmentGrid grid={grid} reader={reader} canSort={reader === 'owner'} inColumns={alone} />
        ) : (
          <ComparableList side={side} comparables={comparables} inColumns={alone} />
        )}
        {/* far from the figure, it stands beside it */}
        {grid && !grid.isFar ? (
          <p className="mt-3 print:mt-1 print:text-sm">{gridWords.summary(grid, reader)}</p>
        ) : null}
        {gridLack ? (
          <p className="mt-3 print:mt-1 print:text-sm">{gridWords.lackText(gridLack, reader)}</p>
        ) : null}
      </PhoneFold>
      <PrintedPlaces places={places} />
    </div>
  );
}

/** What is known of a figure, with comparables or without. */
function FigureSentences({ view }: { view: SideView }) {
  if (view.kind !== 'estimated') return null;
  const { side, band, medianGap } = view;
  return (
    <>
      {band ? <p className="mt-3 print:text-sm">{bandSentence(band)}</p> : null}
      {medianGap ? <p className="mt-3 print:text-sm">{medianGapSentence(side, medianGap)}</p> : null}
    </>
  );
}

function Measure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-sand px-2 py-2 lg:px-3">
      <dt className="text-xs text-ink-soft lg:text-sm">{label}</dt>
      <dd className="text-lg leading-tight font-bold tabular-nums">{value}</dd>
    </div>
  );
}

/** The whole result still fits one sheet. */
const mostPrinted = 3;

/** On paper, in place of the map. */
function PrintedPlaces({ places }: { places: ListedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <table className="mt-2 hidden w-full border-t border-line text-sm tabular-nums print:table">
      <thead className="align-bottom">
        <tr className="text-end">
          <th className="pt-2 text-start">{words.neighbourhood}</th>
          <th className="pt-2 ps-2">{words.listings}</th>
          <th className="pt-2 ps-2">{words.medianPrice}</th>
          <th className="pt-2 ps-2 whitespace-nowrap">{words.spreadPerM2}</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(0, mostPrinted).map((place) => (
          <tr key={`${place.lat},${place.lng}`} className="text-end">
            <td className="text-start">
              {place.locality} ({placeNearnessText(place.nearness)})
            </td>
            <td>{place.count}</td>
            <td>{formatPerM2(place.medianPerSqm)}</td>
            <td className="ps-2 whitespace-nowrap">
              {formatPerM2(place.lowPerSqm)} – {formatPerM2(place.highPerSqm)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
