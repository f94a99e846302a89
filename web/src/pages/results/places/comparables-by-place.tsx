import { Tabs } from '@base-ui/react/tabs';
import type { Transaction } from '@soumdar/contract';
import type { EstimateView, ListedPlace } from '@soumdar/views';
import { sideTexts, placeNearnessText, spreadSentence } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/results';
import { useId, useRef } from 'react';
import { formatAdvertisements, formatPerM2, formatPricePerM2 } from '@soumdar/words/formats';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { useInView } from '../../../ui/in-view.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import { Card } from '../../../ui/card.tsx';
import { rangePosition } from '../figures/range-bar.tsx';

const PlacesMap = lazyComponent(() => import('./places-map.tsx'));

const tabLook =
  'min-h-12 grow cursor-pointer border-b-3 border-transparent px-5 font-semibold text-ink-soft hover:text-sea data-active:border-sea data-active:text-sea sm:grow-0';

export default function ComparablesByPlace({
  property,
  view: { sale, rent },
}: {
  property: PropertyDetails;
  view: EstimateView;
}) {
  const titleId = useId();
  const sides = [sale, rent].flatMap(({ side, market }) =>
    market && market.places.length > 0 ? [{ side, places: market.places }] : [],
  );
  if (sides.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="mt-5 px-5 py-3 sm:mt-8 sm:p-6 print:hidden">
      <h2 id={titleId} className="text-xl font-bold">
        {words.byPlaceTitle}
      </h2>
      <PhoneFold summary={words.showByPlace}>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{words.byPlaceMeaning}</p>
        <Tabs.Root defaultValue={sides[0]!.side} className="mt-4">
          <Tabs.List aria-label={words.comparablesToShow} className="flex flex-wrap border-b border-line">
            {sides.map(({ side }) => (
              <Tabs.Tab key={side} value={side} className={tabLook}>
                {sideTexts[side].transaction}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {sides.map(({ side, places }) => (
            <Tabs.Panel key={side} value={side} className="pt-5">
              <Places side={side} property={property} places={places} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </PhoneFold>
    </Card>
  );
}

function Places({
  side,
  property,
  places,
}: {
  side: Transaction;
  property: PropertyDetails;
  places: ListedPlace[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div
        ref={box}
        className="h-80 overflow-hidden rounded-card border border-line bg-sea-tint sm:h-96 lg:sticky lg:top-20 lg:h-auto lg:max-h-[calc(100dvh-6rem)] lg:min-h-80"
      >
        {inView ? <PlacesMap side={side} property={property} places={places} /> : null}
      </div>
      <PlaceList side={side} places={places} />
    </div>
  );
}

/** What the map shows, as text; all spreads share one scale. */
function PlaceList({ side, places }: { side: Transaction; places: ListedPlace[] }) {
  const lowest = Math.min(...places.map(({ lowPerSqm }) => lowPerSqm));
  const highest = Math.max(...places.map(({ highPerSqm }) => highPerSqm));
  return (
    <ul className="divide-y divide-line self-start">
      {places.map((place) => (
        <li key={`${place.lat},${place.lng}`} className="py-2 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">
              {place.locality}{' '}
              <span className="font-normal text-ink-soft">({placeNearnessText(place.nearness)})</span>
            </span>
            <span aria-hidden className="text-sm whitespace-nowrap text-ink-soft">
              {formatAdvertisements(place.count)}
            </span>
          </p>
          <SpreadBar place={place} positionOf={(price) => rangePosition(lowest, price, highest)} />
          <p className="sr-only">{spreadSentence(side, place)}</p>
        </li>
      ))}
    </ul>
  );
}

function SpreadBar({
  place: { lowPerSqm, medianPerSqm, highPerSqm },
  positionOf,
}: {
  place: ListedPlace;
  positionOf: (price: number) => number;
}) {
  return (
    <div aria-hidden className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <svg className="block h-4 w-full overflow-visible rtl:-scale-x-100">
        <rect y="7" width="100%" height="2" className="fill-line" />
        <rect
          x={`${positionOf(lowPerSqm)}%`}
          y="5"
          width={`${positionOf(highPerSqm) - positionOf(lowPerSqm)}%`}
          height="6"
          rx="3"
          className="fill-sea-mid"
        />
        <circle
          cx={`${positionOf(medianPerSqm)}%`}
          cy="8"
          r="6"
          strokeWidth="2"
          className="fill-sea stroke-white"
        />
      </svg>
      <p className="min-w-[min(9rem,40vw)] text-end text-sm tabular-nums">
        <span className="font-semibold">{formatPricePerM2(medianPerSqm)}</span>
        {lowPerSqm === highPerSqm ? null : (
          <span className="block text-xs text-ink-soft">
            {formatPerM2(lowPerSqm)} – {formatPerM2(highPerSqm)}
          </span>
        )}
      </p>
    </div>
  );
}
