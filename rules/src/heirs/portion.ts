import { latinDigits } from '@soumdar/engine';

export interface Portion {
  numerator: number;
  denominator: number;
}

const largestTerm = 1_000_000;
const percentDecimals = 4;

const fraction = /^(\d{1,7})\/(\d{1,7})$/;
const percent = /^(\d{1,7})(?:[.,](\d{1,4}))?%?$/;

/** Parses '1/8', '12,5' or '12,5 %', in digits of any keyboard; null for anything else, for zero, and for more than the whole. */
export function typedPortion(text: string): Portion | null {
  const plain = latinDigits(text).replaceAll(/[\s\p{Cf}]/gu, '');
  const [, over, under] = fraction.exec(plain) ?? [];
  if (over !== undefined && under !== undefined) return withinWhole(Number(over), Number(under));
  const [, whole, decimals = ''] = percent.exec(plain) ?? [];
  if (whole === undefined) return null;
  return withinWhole(Number(whole + decimals.padEnd(percentDecimals, '0')), 100 * 10 ** percentDecimals);
}

function withinWhole(numerator: number, denominator: number): Portion | null {
  if (numerator < 1 || numerator > denominator) return null;
  const shared = Number(greatestDivisor(BigInt(numerator), BigInt(denominator)));
  const reduced = { numerator: numerator / shared, denominator: denominator / shared };
  return reduced.denominator > largestTerm ? null : reduced;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** Exact whatever the denominators. */
export type Total = { kind: 'whole' } | { kind: 'lacks' | 'exceeds'; by: Portion };

export function totalOf(portions: readonly Portion[]): Total {
  let [over, under] = [0n, 1n];
  for (const { numerator, denominator } of portions) {
    over = over * BigInt(denominator) + BigInt(numerator) * under;
    under *= BigInt(denominator);
  }
  if (over === under) return { kind: 'whole' };
  const difference = over < under ? under - over : over - under;
  const shared = greatestDivisor(difference, under);
  return {
    kind: over < under ? 'lacks' : 'exceeds',
    by: { numerator: Number(difference / shared), denominator: Number(under / shared) },
  };
}

export const partOf = (tnd: number, { numerator, denominator }: Portion): number =>
  (tnd * numerator) / denominator;
