export interface Ranged {
  value: number;
  low: number;
  high: number;
}

/** in dinars; the rent is per month */
export interface Scenario {
  price: number;
  rent: number;
}

export interface Scenarios {
  low: Scenario;
  middle: Scenario;
  high: Scenario;
}

/**
 * The lowest and highest return as likely as the ranges of price and rent, which hold 8 times in 10. Both
 * ends at once, a low rent and a high price, would be far less likely. Errors are taken as independent on a
 * logarithmic scale; in truth what makes a home better raises both, so that the return varies less.
 */
export function scenariosOf(price: Ranged, rent: Ranged): Scenarios {
  const middle = { price: price.value, rent: rent.value };
  function towards(priceEnd: number, rentEnd: number): Scenario {
    const priceStep = Math.log(Math.max(1, priceEnd) / price.value);
    const rentStep = Math.log(Math.max(1, rentEnd) / rent.value);
    const length = Math.hypot(priceStep, rentStep);
    if (length === 0) return middle;
    return {
      price: price.value * Math.exp((priceStep * Math.abs(priceStep)) / length),
      rent: rent.value * Math.exp((rentStep * Math.abs(rentStep)) / length),
    };
  }
  return { low: towards(price.high, rent.low), middle, high: towards(price.low, rent.high) };
}
