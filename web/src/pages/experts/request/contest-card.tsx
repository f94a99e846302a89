import type { ContestHome, ExpertRequest } from '@soumdar/contract';
import { attributeTexts } from '@soumdar/words/attributes';
import * as listed from '@soumdar/words/comparables';
import * as contestWords from '@soumdar/words/contest';
import * as words from '@soumdar/words/experts-request';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import {
  formatFacts,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPrice,
  formatSurface,
} from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { Fact } from '../../../components/account/record-facts.tsx';
import { placeText } from '../../../components/place-text.ts';
import type { Position } from '../../../position.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { TitledCard } from '../area/titled-card.tsx';

const HomesMap = lazyComponent(() => import('./homes-map.tsx'));

type Contested = NonNullable<ExpertRequest['contest']>;

/** What the owner says is wrong, and what they compare it with. */
export function ContestCard({ request, contest }: { request: ExpertRequest; contest: Contested }) {
  const { reasons, comparables, without, homes } = contest;
  return (
    <TitledCard title={words.contested}>
      <p className="mt-2 font-semibold">
        {formatFacts(reasons.map((reason) => contestWords.reasonLabels[reason]))}
      </p>
      {request.message ? (
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
          {request.message}
        </p>
      ) : null}
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {factsOf(contest).map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      <Advertisements title={words.notComparable} contested={comparables} />
      <Advertisements title={words.leftOut} contested={without} />
      {homes.length > 0 ? (
        <>
          <h3 className="mt-4 font-semibold">{words.knownHomes}</h3>
          <ol className="mt-1 list-decimal ps-5">
            {homes.map((home) => (
              <li key={[home.address, home.price].join(' ')} className="mt-1 wrap-anywhere">
                <bdi>{home.address}</bdi>
                <span className="block text-sm text-ink-soft">{homeText(home)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {contest.corrections.location || homes.some(({ place }) => place) ? (
        <div className="mt-4 h-64 overflow-hidden rounded-control border border-line sm:h-80">
          <HomesMap location={request.location} contest={contest} />
        </div>
      ) : null}
    </TitledCard>
  );
}

function Advertisements({ title, contested }: { title: string; contested: Contested['comparables'] }) {
  if (contested.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc ps-5">
        {contested.map(({ transaction, comparable, why }, at) => (
          // copies may be alike
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="mt-1 wrap-anywhere">
            {formatFacts([
              listed.surfaceAndRooms(comparable.surface, comparable.rooms),
              ...(comparable.price === undefined ? [] : [listed.askingPrice(transaction, comparable.price)]),
              comparable.locality,
              listed.listedOn(comparable.listedOn),
            ])}
            {why ? <span className="block text-sm text-ink-soft">{why}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function factsOf({ corrections, corrected, result, whatIf }: Contested): [string, string][] {
  const { surface, rooms, condition, plot_m2, location } = corrections;
  const figures = ({ netPrice, monthlyRent }: Contested['result']) =>
    formatFacts([
      ...(netPrice === null ? [] : [words.figure('sale', netPrice)]),
      ...(monthlyRent === null ? [] : [words.figure('rent', monthlyRent)]),
    ]);
  return [
    [words.contestedFigures, figures(result)],
    ...(whatIf ? [[words.whatIf, figures(whatIf)] as [string, string]] : []),
    ...(corrected
      ? [[words.correctedSince, correctionText(corrected, figures(corrected.result))] as [string, string]]
      : []),
    ...(surface === undefined
      ? []
      : [[contestWords.trueSurface, formatSurface(surface)] as [string, string]]),
    ...(rooms === undefined ? [] : [[contestWords.trueRooms, formatNumber(rooms)] as [string, string]]),
    ...(plot_m2 === undefined ? [] : [[contestWords.truePlot, formatSurface(plot_m2)] as [string, string]]),
    ...(condition === undefined
      ? []
      : [[contestWords.trueCondition, attributeTexts.condition.values[condition]] as [string, string]]),
    ...(location ? [[contestWords.truePlace, placeAt(location)] as [string, string]] : []),
  ];
}

function correctionText(corrected: NonNullable<Contested['corrected']>, figures: string): string {
  const { created_at, details } = corrected;
  const facts = factTexts(propertyFacts(details));
  return formatFacts([formatLongDate(created_at), ...facts, placeText(corrected).text, figures]);
}

function placeAt(location: Position): string {
  const { text, coordinates } = placeText({ localisation: '', location });
  return `${text} (${coordinates})`;
}

const homeText = ({ type, surface, price, date, kind, place }: ContestHome & Contested['homes'][number]) =>
  formatFacts([
    propertyTypeLabel(type),
    formatSurface(surface),
    `${formatPrice(price)} ${contestWords.homeKindLabel(kind)}`,
    ...(date ? [formatMonth(date)] : []),
    place?.name ?? words.unplacedHome,
  ]);
