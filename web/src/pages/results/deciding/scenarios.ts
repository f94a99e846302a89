/** A figure of an estimate with its range. */
export interface Ranged {
  value: number;
  low: number;
  high: number;
}

/** A price and a monthly rent that one property may have, in dinars. */
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
 * The lowest and the highest return on a property that are as likely as its ranges: eight times in ten it lies between them. A low rent
 * against a high price, both at their ends at once, would be far less likely than either. Errors of price and rent are taken for
 * independent, on a logarithmic scale, on which a return is their difference; the two points are where the return is lowest and highest
 * among all pairs that are as likely. They rather go together, since what makes a home better raises both: then the return varies less.
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
