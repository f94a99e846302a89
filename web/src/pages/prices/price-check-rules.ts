import {
  largestSurfaceM2,
  mostRoomsCompared,
  type PriceComparison,
  type PriceRange,
  type PropertyType,
  type Zone,
} from '@soumdar/contract';
import { formatCount, formatNumber, formatPrice, formatRent } from '@soumdar/words/formats';
import { typedNumber, typedRooms, typedSurface } from '../../estimation/typed-numbers.ts';
import type { FieldErrors } from '../../ui/form-resolver.ts';

type Transaction = Zone['groups'][number]['transaction'];

/** What is asked about a price that somebody asks, as it is typed. */
export interface PriceQuestion {
  transaction: Transaction;
  type: PropertyType;
  surface: string;
  rooms: string;
  furnished: boolean;
  price: string;
}

/** What is wrong with a question, by field; nothing where it can be compared. */
export function questionErrors({ type, surface, rooms, price }: PriceQuestion): FieldErrors<PriceQuestion> {
  const isMissing = (value: number) => !(value >= 1);
  return {
    ...(isMissing(typedSurface(surface)) && { surface: 'Indiquez la surface en m².' }),
    ...(typedSurface(surface) > largestSurfaceM2 && {
      surface: `La surface va jusqu’à ${formatNumber(largestSurfaceM2)} m².`,
    }),
    ...(hasRooms({ type, rooms }) && !isRooms(typedRooms(rooms)) && { rooms: roomsError }),
    ...(isMissing(typedNumber(price)) && { price: 'Indiquez le prix demandé, en dinars.' }),
  };
}

const roomsError = `Un nombre entier de 1 à ${mostRoomsCompared}, ou S+2.`;
const hasRooms = ({ type, rooms }: Pick<PriceQuestion, 'type' | 'rooms'>) =>
  type !== 'land' && rooms.trim() !== '';
const isRooms = (rooms: number) => Number.isInteger(rooms) && rooms >= 1 && rooms <= mostRoomsCompared;

/** The query of a question about a zone. */
export function toQuery(zone: string, { transaction, type, ...typed }: PriceQuestion) {
  return {
    zone,
    transaction,
    type,
    surface: typedSurface(typed.surface),
    rooms: hasRooms({ type, rooms: typed.rooms }) ? typedRooms(typed.rooms) : undefined,
    furnished: transaction === 'rent' && typed.furnished ? 'true' : undefined,
    price: typedNumber(typed.price),
  };
}

/** Where the price lies, in a sentence: never what it should be. */
export function verdictOf({ transaction }: PriceQuestion, price: number, found: PriceComparison): string {
  const format = formatOf(transaction);
  const cheaper = Math.round(10 * found.shareBelow);
  const place =
    price < found.low || cheaper === 0
      ? 'plus bas que presque tout ce qui est demandé'
      : price > found.high || cheaper === 10
        ? 'plus haut que presque tout ce qui est demandé'
        : cheaper === 5
          ? 'au milieu de ce qui est demandé'
          : `plus haut qu’environ ${cheaper} prix demandés sur 10`;
  return `${format(price)}, c’est ${place} pour cette surface : le milieu est à ${format(found.median)}, et huit prix sur dix vont de ${format(found.low)} à ${format(found.high)}.`;
}

/** What it was compared with, in a sentence around the name of the zone. */
export function comparedWith(question: PriceQuestion, { count, surface, widened }: PriceComparison) {
  const { rooms, furnished } = toQuery('', question);
  const stated = widened
    ? [rooms && 'quel que soit le nombre de pièces', furnished && 'meublés ou non']
    : [rooms && `de ${formatCount(rooms, 'pièce')}`, furnished && 'meublés'];
  return {
    before: `Comparé à environ ${formatCount(count, 'annonce')} de biens de ${formatNumber(surface.from)} à ${formatNumber(surface.to)} m²`,
    after: `${stated.flatMap((part) => (part ? `, ${part}` : [])).join('')}.`,
  };
}

/** Why a price is not compared, with the bounds that the server sends. */
export function outOfRange({ transaction }: PriceQuestion, { lowest, highest }: PriceRange): string {
  const format = formatOf(transaction);
  return `Vérifiez ce montant : ici, on compare de ${format(lowest)} à ${format(highest)}.`;
}

const formatOf = (transaction: Transaction) => (transaction === 'sale' ? formatPrice : formatRent);
