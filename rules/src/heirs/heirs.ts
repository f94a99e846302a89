import type { Transaction } from '@soumdar/engine';
import { roundings } from '../rounding.ts';
import { partOf, type Portion } from './portion.ts';

export const mostHeirs = 20;
export const heirNameMaxLength = 60;

/** DT, each rounded, so that parts may not add up exactly. */
export interface HeirPart {
  price: number;
  range: { low: number; high: number } | null;
}

export function heirPart({ price, range }: HeirPart, portion: Portion, side: Transaction = 'sale'): HeirPart {
  const part = (tnd: number) => roundings[side].price(partOf(tnd, portion));
  return { price: part(price), range: range && { low: part(range.low), high: part(range.high) } };
}
