/** Money of a sale is counted in whole millimes, the thousandths of a dinar, so that none gets lost on the way. */
export type Millimes = number;

/** An amount, or where sources disagree the least and the most it may be. */
export interface Amount {
  low: Millimes;
  high: Millimes;
}

/** Hundredths of a per cent: 6 % is 600. */
export const wholeInBasisPoints = 10_000;

export const millimesOf = (dinars: number): Millimes => dinars * 1000;

/**
 * `amount × part / whole`, to the nearest millime. A price in millimes times a rate is more than a `number` holds to the last digit.
 *
 * @param amount at least 0, as are the others; whole numbers all
 */
export function shareOf(amount: Millimes, part: number, whole = wholeInBasisPoints): Millimes {
  const product = 2n * BigInt(amount) * BigInt(part);
  return Number((product + BigInt(whole)) / (2n * BigInt(whole)));
}

/** To the nearest dinar, still in millimes. */
export function toDinars({ low, high }: Amount): Amount {
  const [least, most] = [low, high].map((amount) => millimesOf(Math.round(amount / 1000)));
  return { low: least!, high: most! };
}

/** The amount that all sources agree on, or the span of what each of them gives. */
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
