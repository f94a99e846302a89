import { zonePath, type Zone } from '@soumdar/contract';
import type { GroupView } from '@soumdar/views';
import { countsHere, rentCountsHere } from '@soumdar/words/counts';
import { formatPerM2, formatPrice, formatRent, formatAdvertisements } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/prices';
import { Link } from 'react-router';
import { Sentence } from '../../ui/sentence.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { scaleOf } from './shown-prices.ts';
import { Spread, SpreadScale } from './spread.tsx';

/** All spreads share one scale. */
export function PriceTable({ title, unit, groups }: { title: string; unit: string; groups: GroupView[] }) {
  const ticks = scaleOf(groups);
  return (
    <FigureBlock title={words.inUnit(title, unit)}>
      {groups.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noListingHere}</p>
      ) : (
        <FigureTable
          caption={groups[0]?.transaction === 'rent' ? rentCountsHere : countsHere}
          columns={[words.type, words.medianPrice, words.eightOfTen]}
        >
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

const isApart = (listed: number, median: number) => Math.abs(listed / median - 1) >= 0.02;

function GroupRow({ group, ticks }: { group: GroupView; ticks: readonly number[] }) {
  const { type, count, prices, medianListed, borrowedFrom } = group;
  return (
    <>
      <FigureRow name={propertyTypeLabel(type)} counted={formatAdvertisements(count)} ruled={false}>
        <Figure className={borrowedFrom ? 'text-sm' : 'text-lg font-bold'}>
          {prices ? formatPerM2(prices.median) : '–'}
        </Figure>
        <Figure className={borrowedFrom ? 'text-xs' : 'text-sm xs:text-base'}>
          {prices ? `${formatPerM2(prices.low)} – ${formatPerM2(prices.high)}` : '–'}
        </Figure>
      </FigureRow>
      <tr className="border-b border-line">
        <td colSpan={3} className="pb-3">
          {prices && medianListed !== null && isApart(medianListed, prices.median) ? (
            <p className="text-sm text-ink-soft">{words.asListed(medianListed)}</p>
          ) : null}
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

type Room = Zone['rooms'][number];

/** Of the type with most homes in the zone. */
export function RoomTable({ rooms }: { rooms: Room[] }) {
  const type = mostAdvertised(rooms);
  const numbers = [...new Set(rooms.filter((room) => room.type === type).map((room) => room.rooms))].sort(
    (a, b) => a - b,
  );
  const of = (transaction: Room['transaction'], number: number) =>
    rooms.find((room) => room.type === type && room.transaction === transaction && room.rooms === number);
  return (
    <FigureBlock title={type ? words.usualPriceOf(type) : words.usualPriceBySize}>
      {numbers.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.tooFewRooms}</p>
      ) : (
        <FigureTable caption={rentCountsHere} columns={[words.size, words.forSale, words.forRent]}>
          {numbers.map((number) => (
            <FigureRow key={number} name={`S+${number - 1}`}>
              <RoomCell room={of('sale', number)} format={formatPrice} />
              <RoomCell room={of('rent', number)} format={formatRent} />
            </FigureRow>
          ))}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

function RoomCell({ room, format }: { room: Room | undefined; format: (tnd: number) => string }) {
  return (
    <Figure className="text-sm xs:text-base">
      {room?.medianPrice == null ? '–' : <span className="font-semibold">{format(room.medianPrice)}</span>}
      <span className="block text-sm text-ink-soft">{formatAdvertisements(room?.count ?? null)}</span>
    </Figure>
  );
}

function mostAdvertised(rooms: Room[]): Room['type'] | undefined {
  const counts = new Map<Room['type'], number>();
  for (const { type, count } of rooms) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
