import {
  formatCount,
  formatPrice,
  formatRent,
  type PriceComparison,
  type PropertyType,
  type Zone,
} from '@soumdar/contract';
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

/** What is wrong with a question, by field; nothing where it can be asked. */
export function questionErrors({ surface, rooms, price }: PriceQuestion): FieldErrors<PriceQuestion> {
  const isMissing = (value: number) => !(value >= 1);
  return {
    ...(isMissing(typedSurface(surface)) && { surface: 'Indiquez la surface en m².' }),
    ...(rooms.trim() !== '' &&
      !Number.isInteger(typedRooms(rooms)) && { rooms: 'Un nombre entier, ou S+2.' }),
    ...(isMissing(typedNumber(price)) && { price: 'Indiquez le prix demandé, en dinars.' }),
  };
}

/** The query of a question about a zone. */
export function toQuery(zone: string, { transaction, type, ...typed }: PriceQuestion) {
  return {
    zone,
    transaction,
    type,
    surface: typedSurface(typed.surface),
    rooms: typed.rooms.trim() === '' || type === 'land' ? undefined : typedRooms(typed.rooms),
    furnished: transaction === 'rent' && typed.furnished ? 'true' : undefined,
    price: typedNumber(typed.price),
  };
}

/** Where the price lies, in a sentence: never what it should be. */
export function verdictOf({ transaction }: PriceQuestion, price: number, found: PriceComparison): string {
  const format = transaction === 'sale' ? formatPrice : formatRent;
  const cheaper = Math.round(10 * found.shareBelow);
  const place =
    price < found.low
      ? 'plus bas que presque tout ce qui est demandé'
      : price > found.high
        ? 'plus haut que presque tout ce qui est demandé'
        : cheaper === 5
          ? 'au milieu de ce qui est demandé'
          : `plus haut que ${cheaper} prix demandés sur 10`;
  return `${format(price)}, c’est ${place} pour cette surface : le milieu est à ${format(found.median)}, et huit prix sur dix vont de ${format(found.low)} à ${format(found.high)} (${formatCount(found.count, 'annonce')}).`;
}
