import type { Transaction } from '@soumdar/contract';
import type { ListedComparable } from '@soumdar/views';
import { adjustedText, nearnessText } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/comparables';
import { likenessText } from '@soumdar/words/grid';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** An even number fills two columns. */
export const shownFirst = (inColumns = false) => (inColumns ? 6 : 5);

interface Listed {
  side: Transaction;
  comparables: ListedComparable[];
  inColumns?: boolean;
  /** why one is no comparable */
  markOf?: (comparable: ListedComparable) => string;
}

export function ComparableList({ comparables, ...look }: Listed) {
  const shown = shownFirst(look.inColumns);
  const more = comparables.slice(shown);
  return (
    <>
      <Rows {...look} comparables={comparables.slice(0, shown)} />
      {more.length > 0 ? (
        <Disclosure summary={words.otherComparables(more.length)}>
          <Rows {...look} comparables={more} />
        </Disclosure>
      ) : null}
    </>
  );
}

function Rows({ side, comparables, inColumns = false, markOf }: Listed) {
  return (
    <ul
      className={`mt-2 print:text-sm ${inColumns ? 'gap-x-8 *:border-b *:border-line lg:grid lg:grid-cols-2' : 'divide-y divide-line'}`}
    >
      {comparables.map((comparable, index) => (
        <Row key={index} side={side} comparable={comparable} mark={markOf?.(comparable)} />
      ))}
    </ul>
  );
}

function Row({
  side,
  comparable,
  mark,
}: {
  side: Transaction;
  comparable: ListedComparable;
  mark: string | undefined;
}) {
  const { surface, rooms, locality, price, listedOn, likeness, likenesses = [] } = comparable;
  return (
    <li className="py-3 print:flex print:nth-[n+5]:hidden print:flex-wrap print:gap-x-2 print:py-1">
      <p className="flex justify-between gap-3 font-semibold print:contents">
        <span>
          {words.surfaceAndRooms(surface, rooms)}
          {mark ? <span className="block text-sm font-semibold text-modest">{mark}</span> : null}
        </span>
        {price === undefined ? null : (
          <span className="whitespace-nowrap tabular-nums">{words.askingPrice(side, price)}</span>
        )}
      </p>
      <p className="wrap-anywhere">
        {locality} <span className="text-ink-soft">({nearnessText(comparable.nearness)})</span>
      </p>
      <p className="text-sm text-ink-soft">{words.listedOn(listedOn)}</p>
      <p className="text-sm tabular-nums">{adjustedText(comparable)}</p>
      {likeness || likenesses.length > 0 ? (
        <p className="text-sm text-ink-soft print:hidden">
          {likeness ? likenessText(likeness, likenesses) : words.matchReasons(likenesses)}
        </p>
      ) : null}
    </li>
  );
}
