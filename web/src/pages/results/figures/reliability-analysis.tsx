import {
  averageDistanceLabel,
  bandSentence,
  comparableCount,
  distanceLabel,
  maxComparableKm,
  sidesOf,
  sideTexts,
  surfaceSimilarity,
  type ComparablePlace,
  type EstimationData,
  type ShownEstimation,
  type Transaction,
} from '@soumdar/contract';
import { formatCount, formatNumber, formatPerM2 } from '@soumdar/words/formats';
import { useId } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import { ComparableList } from './comparable-list.tsx';
import { ConfidenceBadge, sideGrid } from './side-card.tsx';

interface Props {
  property: PropertyDetails;
  data: ShownEstimation;
  confidence: EstimationData['confidence'];
  comparables: EstimationData['comparables'];
}

/** Why each figure can be believed: its score and the advertisements behind it. */
export function ReliabilityAnalysis(props: Props) {
  const titleId = useId();
  const sides = sidesOf(props.property.type);
  // a side without comparables would leave its half of the page empty
  const covered = sides.filter((side) => props.comparables[side].length > 0);
  const missing = sides.filter((side) => !covered.includes(side));
  return (
    <section
      aria-labelledby={titleId}
      className="mt-5 rounded-card border border-line bg-white px-5 py-3 shadow-card sm:mt-8 sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        Analyse de fiabilité
      </h2>
      <Disclosure summary="Qu’est-ce qu’un bien comparable ?">
        <p className="max-w-prose text-sm text-ink-soft">
          Un bien comparable est une annonce du même type, vente ou location, dans un rayon de{' '}
          {`${maxComparableKm} km`}, dont la surface va du tiers au triple de celle du bien estimé. Il est
          situé au centre de son quartier : les distances vont d’un quartier à l’autre. Son prix au m² est
          ramené à aujourd’hui avec l’indice des prix immobiliers de l’INS.
        </p>
      </Disclosure>
      <div className={`mt-3 sm:mt-5 ${sideGrid(covered.length)}`}>
        {covered.map((side) => (
          <SideAnalysis key={side} side={side} alone={covered.length === 1} {...props} />
        ))}
      </div>
      {missing.map((side) => (
        <p key={side} className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          <strong className="text-lg">{sideTexts[side].transaction}</strong>
          <ConfidenceBadge confidence={props.confidence[side]} />
          <span className="text-ink-soft">
            {formatCount(comparableCount(side, props.data) ?? 0, 'bien comparable', 'biens comparables')}
          </span>
        </p>
      ))}
    </section>
  );
}

interface SideProps extends Props {
  side: Transaction;
  /** the other side has nothing to tell */
  alone: boolean;
}

function SideAnalysis({ side, alone, property, data, confidence, comparables }: SideProps) {
  const listed = comparables[side];
  const distance = averageDistanceLabel(listed);
  const similarity = surfaceSimilarity(listed, property.details.surface);
  const band = bandSentence(side, property, data);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{sideTexts[side].transaction}</h3>
        <ConfidenceBadge confidence={confidence[side]} />
      </div>
      {band ? <p className="mt-3 print:text-sm">{band}</p> : null}
      <PhoneFold summary="Voir les biens comparables">
        <dl className="mt-3 grid grid-cols-3 gap-2">
          <Measure label="Biens comparables" value={formatNumber(comparableCount(side, data) ?? 0)} />
          <Measure label="Distance moyenne" value={distance ?? '–'} />
          <Measure
            label="Surfaces semblables"
            value={similarity === null ? '–' : `${formatNumber(similarity)} %`}
          />
        </dl>
        {listed.length > 0 ? (
          <p className="mt-1 text-xs text-ink-soft">
            Distance et surfaces : celles des {formatCount(listed.length, 'annonce')} ci-dessous.
          </p>
        ) : null}
        <ComparableList side={side} comparables={listed} inColumns={alone} />
      </PhoneFold>
      <PrintedPlaces places={comparables.places?.[side] ?? []} />
    </div>
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

/** As many as leave the whole result on one sheet, the closest first. */
const mostPrinted = 5;

/** On paper, where there is no map to look at: the neighbourhoods of the comparables, with their prices per m². */
function PrintedPlaces({ places }: { places: ComparablePlace[] }) {
  if (places.length === 0) return null;
  return (
    <table className="mt-2 hidden w-full border-t border-line text-sm tabular-nums print:table">
      <thead className="align-bottom">
        <tr className="text-end">
          <th className="pt-2 text-start">Quartier</th>
          <th className="pt-2 ps-2">Annonces</th>
          <th className="pt-2 ps-2">Prix médian</th>
          <th className="pt-2 ps-2 whitespace-nowrap">Étendue, DT/m²</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(0, mostPrinted).map((place) => (
          <tr key={`${place.lat},${place.lng}`} className="text-end">
            <td className="text-start">
              {place.locality} ({distanceLabel(place)})
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
