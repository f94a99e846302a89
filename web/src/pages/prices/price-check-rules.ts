import {
  highestPriceCompared,
  largestSurfaceM2,
  mostRoomsCompared,
  type PriceComparison,
  type PriceRange,
  type PropertyType,
  type Zone,
} from '@soumdar/contract';
import * as words from '@soumdar/words/prices';
import { typedAmount } from '../../estimation/typed-amount.ts';
import { typedRooms, typedSurface } from '../../estimation/typed-numbers.ts';
import type { FieldErrors } from '../../ui/form-resolver.ts';

type Transaction = Zone['groups'][number]['transaction'];

/** As typed. */
export interface PriceQuestion {
  transaction: Transaction;
  type: PropertyType;
  surface: string;
  rooms: string;
  furnished: boolean;
  price: string;
}

/** Empty where the question can be compared. */
export function questionErrors(question: PriceQuestion): FieldErrors<PriceQuestion> {
  const { type, surface, rooms, price } = question;
  const isMissing = (value: number) => !(value >= 1);
  return {
    ...(isMissing(typedSurface(surface)) && { surface: words.surfaceMissing }),
    ...(typedSurface(surface) > largestSurfaceM2 && {
      surface: words.surfaceUpTo(largestSurfaceM2),
    }),
    ...(hasRooms({ type, rooms }) &&
      !isRooms(typedRooms(rooms)) && { rooms: words.roomsUpTo(mostRoomsCompared) }),
    ...(isMissing(typedAmount(price)) && { price: words.priceMissing }),
    ...(typedAmount(price) > highestPriceCompared && {
      price: outOfRange(question, { lowest: 1, highest: highestPriceCompared }),
    }),
  };
}

const hasRooms = ({ type, rooms }: Pick<PriceQuestion, 'type' | 'rooms'>) =>
  type !== 'land' && rooms.trim() !== '';
const isRooms = (rooms: number) => Number.isInteger(rooms) && rooms >= 1 && rooms <= mostRoomsCompared;

export function toQuery(zone: string, { transaction, type, ...typed }: PriceQuestion) {
  return {
    zone,
    transaction,
    type,
    surface: typedSurface(typed.surface),
    rooms: hasRooms({ type, rooms: typed.rooms }) ? typedRooms(typed.rooms) : undefined,
    furnished: transaction === 'rent' ? (String(typed.furnished) as 'true' | 'false') : undefined,
    price: typedAmount(typed.price),
    atSurface: 'true' as const,
  };
}

/** States a position, never what the price should be. */
export function verdictOf({ transaction }: PriceQuestion, price: number, found: PriceComparison): string {
  return words.verdict(transaction, price, Math.round(10 * found.shareBelow), {
    ...found,
    surface: shownSurface(found),
  });
}

/** Undefined for all. */
const shownSurface = ({ surface }: Pick<PriceComparison, 'surface'>) =>
  surface.to - surface.from < largestSurfaceM2 ? surface : undefined;

/** A larger zone is marked. */
export function comparedWith(
  question: PriceQuestion,
  { count, surface, widened, zone, broughtTo, fitted }: PriceComparison,
  requested: { slug: string; name: string },
): string {
  const { rooms } = toQuery('', question);
  return words.comparedWith({
    count,
    surface: shownSurface({ surface }),
    rooms,
    furnished: question.transaction === 'rent' ? question.furnished : undefined,
    widened,
    zone: zone.slug === requested.slug ? undefined : zone.name,
    broughtTo: broughtTo?.name,
    fitted: fitted === true,
    requested: requested.name,
  });
}

/** With the bounds that the server sends. */
export function outOfRange({ transaction }: PriceQuestion, { lowest, highest }: PriceRange): string {
  return words.outOfRange(transaction, lowest, highest);
}
