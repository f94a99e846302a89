import { zonePath } from '@soumdar/contract';
import type { GroupView } from '@soumdar/views';
import { formatPerM2 } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/prices';
import { Link } from 'react-router';
import { Sentence } from '../../ui/sentence.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { scaleOf } from './shown-prices.ts';
import { Spread, SpreadScale } from './spread.tsx';

/** What is asked per m² by type, with the spreads drawn on one scale. */
export function PriceTable({ title, unit, groups }: { title: string; unit: string; groups: GroupView[] }) {
  const ticks = scaleOf(groups);
  return (
    <FigureBlock title={words.inUnit(title, unit)}>
      {groups.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noListingHere}</p>
      ) : (
        <FigureTable columns={[words.type, words.medianPrice, words.eightOfTen]}>
          {groups.map((group) => (
            <GroupRow key={group.type} group={group} ticks={ticks} />
          ))}
          {ticks.length > 0 ? (
            <tr>
              <td colSpan={3}>
                <SpreadScale ticks={ticks} format={formatPerM2} />
              </td>
            </tr>
          ) : null}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

function GroupRow({ group, ticks }: { group: GroupView; ticks: readonly number[] }) {
  const { type, count, prices, borrowedFrom } = group;
  return (
    <>
      <FigureRow name={propertyTypeLabel(type)} count={count} ruled={false}>
        <Figure className="text-lg font-bold">{prices ? formatPerM2(prices.median) : '–'}</Figure>
        <Figure className="text-sm xs:text-base">
          {prices ? `${formatPerM2(prices.low)} – ${formatPerM2(prices.high)}` : '–'}
        </Figure>
      </FigureRow>
      <tr className="border-b border-line">
        <td colSpan={3} className="pb-3">
          {borrowedFrom ? (
            <p className="pb-2 text-sm text-ink-soft">
              <Sentence
                text={words.insteadOf(borrowedFrom.name)}
                marks={{
                  zone: (text) => (
                    <Link to={zonePath(borrowedFrom.slug)} className="underline">
                      {text}
                    </Link>
                  ),
                }}
              />
            </p>
          ) : null}
          {prices ? (
            <Spread {...prices} largest={ticks.at(-1)!} ticks={ticks} faint={borrowedFrom !== undefined} />
          ) : null}
        </td>
      </tr>
    </>
  );
}
