import { typedPrice } from './price-typing.ts';

/** What an expert types to close a request. */
export interface Draft {
  price: string;
  comments: string;
  reason: string;
}

const highestPriceTnd = 1_000_000_000;

/** What is wrong with a final price as typed, if anything. */
export function priceWrong(text: string): string | undefined {
  const price = typedPrice(text);
  if (!price) return 'Indiquez le prix final, en dinars.';
  return price > highestPriceTnd ? 'Ce prix dépasse un milliard de dinars.' : undefined;
}

/** What is wrong with the reason of a cancellation, if anything. */
export function reasonWrong(text: string): string | undefined {
  return text.trim() ? undefined : 'Indiquez le motif de l’annulation.';
}

/** '+7 %': how far a price is from another */
export function gap(price: number, reference: number): string {
  const percent = Math.round((price / reference - 1) * 100);
  return percent > 0 ? `+${percent} %` : percent < 0 ? `−${-percent} %` : '0 %';
}
