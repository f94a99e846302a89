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

/** '1/8'; '0,3333' is in hundredths */
export const portionText = ({ numerator, denominator }: Portion): string =>
  denominator === 1
    ? 'le tout'
    : denominator <= 1000
      ? `${numerator}/${denominator}`
      : percentText({ numerator, denominator });

const hundredths = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 4 });
export const percentText = ({ numerator, denominator }: Portion): string =>
  hundredths.format(numerator / denominator);

export const heirName = ({ name }: { name: string }, index: number): string =>
  name.trim() || `Part ${index + 1}`;

export const heirPartsTitle = 'La part de chacun';
export const heirsNote =
  'Les parts sont celles que le propriétaire a indiquées : Soumdar ne calcule aucun droit de succession. Elles portent sur le prix net vendeur, sur ce qu’il en reste au plus après impôts et frais de vente, et sur le loyer où il est estimé ; chaque montant est arrondi.';
