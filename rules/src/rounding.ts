import type { Transaction } from '@soumdar/engine';

const toDigits = (value: number, digits: number) => Number(value.toPrecision(digits));
const toTens = (value: number) => Math.round(value / 10) * 10;

/** From exact values; prices are whole dinars. */
export interface Rounding {
  /** also both ends of their range */
  price: (tnd: number) => number;
  perSqm: (tnd: number) => number;
}

export const roundings: Record<Transaction, Rounding> = {
  sale: {
    price: (tnd) => (Math.abs(tnd) < 100 ? Math.round(tnd) : toDigits(tnd, 3)),
    perSqm: (tnd) => (tnd < 1000 ? toDigits(tnd, 2) : toTens(tnd)),
  },
  rent: {
    price: toTens,
    perSqm: (tnd) => (tnd < 100 ? Number(tnd.toFixed(1)) : Math.round(tnd)),
  },
};
