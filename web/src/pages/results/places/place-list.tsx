import type { Transaction } from '@soumdar/contract';
import type { ListedPlace } from '@soumdar/views';
import { nearnessText, spreadSentence } from '@soumdar/words/estimate';
import { formatCount, formatPerM2, formatPricePerM2 } from '@soumdar/words/formats';
import { rangePosition } from '../figures/range-bar.tsx';

/** The same as on the map, for those who read: each neighbourhood with its spread, all drawn to one scale. */
export function PlaceList({ side, places }: { side: Transaction; places: ListedPlace[] }) {
  const lowest = Math.min(...places.map(({ lowPerSqm }) => lowPerSqm));
  const highest = Math.max(...places.map(({ highPerSqm }) => highPerSqm));
  return (
    <ul className="divide-y divide-line self-start">
      {places.map((place) => (
        <li key={`${place.lat},${place.lng}`} className="py-2 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">
              {place.locality}{' '}
              <span className="font-normal text-ink-soft">({nearnessText(place.nearness)})</span>
            </span>
            <span aria-hidden className="text-sm whitespace-nowrap text-ink-soft">
              {formatCount(place.count, 'annonce')}
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
      <svg className="block h-4 w-full overflow-visible">
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
      <p className="min-w-36 text-end text-sm tabular-nums">
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
