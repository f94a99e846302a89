import type { Zone } from '@soumdar/contract';
import { formatPrice, formatRent } from '../../format.ts';
import { formatAdvertisements } from './counted.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { Block, headCell, numberCell, rowHead } from './block.tsx';

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
    <Block
      title={type ? `${propertyTypeLabel(type)} : prix habituel par taille` : 'Prix habituel par taille'}
    >
      {numbers.length === 0 ? (
        <p className="mt-3 text-ink-soft">Trop peu d’annonces disent leur nombre de pièces.</p>
      ) : (
        <table className="mt-3 w-full">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={headCell}>
                Taille
              </th>
              <th scope="col" className={headCell}>
                À vendre
              </th>
              <th scope="col" className={headCell}>
                À louer
              </th>
            </tr>
          </thead>
          <tbody>
            {numbers.map((number) => (
              <tr key={number} className="border-b border-line last:border-0">
                <th scope="row" className={rowHead}>
                  S+{number - 1}
                </th>
                <RoomCell room={of('sale', number)} format={formatPrice} />
                <RoomCell room={of('rent', number)} format={formatRent} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

function RoomCell({ room, format }: { room: Room | undefined; format: (tnd: number) => string }) {
  return (
    <td className={`${numberCell} text-sm xs:text-base`}>
      {room?.medianPrice == null ? '–' : <span className="font-semibold">{format(room.medianPrice)}</span>}
      <span className="block text-sm text-ink-soft">{formatAdvertisements(room?.count ?? null)}</span>
    </td>
  );
}

function mostAdvertised(rooms: Room[]): Room['type'] | undefined {
  const counts = new Map<Room['type'], number>();
  for (const { type, count } of rooms) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
