import type { ComparableItem } from '@soumdar/contract';
import {
  formatCount,
  formatFacts,
  formatLongDate,
  formatNumber,
  formatPricePerM2,
  formatSurface,
} from '../../../format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { distanceLabel, matchReasonsText } from './reliability.ts';

const shownAtFirst = 5;

/** The closest comparables, the first few open. */
export function ComparableList({ comparables }: { comparables: ComparableItem[] }) {
  const more = comparables.slice(shownAtFirst);
  return (
    <>
      <Rows comparables={comparables.slice(0, shownAtFirst)} />
      {more.length > 0 ? (
        <Disclosure summary={formatCount(more.length, 'autre bien comparable', 'autres biens comparables')}>
          <Rows comparables={more} />
        </Disclosure>
      ) : null}
    </>
  );
}

function Rows({ comparables }: { comparables: ComparableItem[] }) {
  return (
    <ul className="mt-2 divide-y divide-line print:text-sm">
      {comparables.map((comparable, index) => (
        <Row key={index} comparable={comparable} />
      ))}
    </ul>
  );
}

function Row({ comparable }: { comparable: ComparableItem }) {
  const { surface, rooms, locality, pricePerSqm, listedOn, similarity, likenesses = [] } = comparable;
  return (
    <li className="py-3 print:flex print:nth-[n+5]:hidden print:flex-wrap print:gap-x-2 print:py-1">
      <p className="flex justify-between gap-3 font-semibold print:contents">
        <span>{formatFacts([formatSurface(surface), ...(rooms ? [formatCount(rooms, 'pièce')] : [])])}</span>
        <span className="whitespace-nowrap tabular-nums print:order-last print:ml-auto">
          {formatPricePerM2(pricePerSqm)}
        </span>
      </p>
      <p className="wrap-anywhere">
        {locality} <span className="text-ink-soft">({distanceLabel(comparable)})</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span>{formatLongDate(listedOn)}</span>
        <span className="whitespace-nowrap print:hidden">Similarité {formatNumber(similarity)} %</span>
      </p>
      {likenesses.length > 0 ? (
        <p className="text-sm text-ink-soft print:hidden">Choisi pour : {matchReasonsText(likenesses)}</p>
      ) : null}
    </li>
  );
}
