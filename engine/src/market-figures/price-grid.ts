/** Steps of two to five per cent: 1.00, 1.05 … 2.0, 2.1 … 5.00, 5.25 … 10, by powers of ten. */
export function onPriceGrid(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price));
  const leading = price / power;
  const step = power * (leading < 2 ? 0.05 : leading < 5 ? 0.1 : 0.25);
  return Number((step * Math.round(price / step)).toPrecision(3));
}
