import { type Zone } from '@soumdar/contract';
import { formatPrice, formatRent, formatAdvertisements } from '@soumdar/words/formats';
import * as words from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';

type Room = Zone['rooms'][number];

/** What is asked for a whole home by its rooms, of the type that most homes of the zone have. */
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
        <FigureTable columns={[words.size, words.forSale, words.forRent]}>
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
