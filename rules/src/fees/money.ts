/** Thousandths of a dinar, whole, so that rounding loses none. */
export type Millimes = number;

/** A span where sources disagree. */
export interface Amount {
  low: Millimes;
  high: Millimes;
}

/** Hundredths of a per cent: 6 % is 600. */
export const wholeInBasisPoints = 10_000;

export const millimesOf = (dinars: number): Millimes => dinars * 1000;

/**
 * `amount × part / whole`, to the nearest millime; BigInt, because the product exceeds the digits of a
 * `number`.
 * @param amount whole and at least 0, like the others
 */
export function shareOf(amount: Millimes, part: number, whole = wholeInBasisPoints): Millimes {
  const product = 2n * BigInt(amount) * BigInt(part);
  return Number((product + BigInt(whole)) / (2n * BigInt(whole)));
}

/** Still in millimes. */
export function toDinars({ low, high }: Amount): Amount {
  const [least, most] = [low, high].map((amount) => millimesOf(Math.round(amount / 1000)));
  return { low: least!, high: most! };
}

export const spanOf = (figures: readonly Millimes[]): Amount => ({
  low: Math.min(...figures),
  high: Math.max(...figures),
});

export function sumOfAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  });
}
