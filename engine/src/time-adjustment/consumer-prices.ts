/**
 * Mean of each year from 2015, all items, base 2015 = 100. Source: INS, to 2023; 2024 is the year before with
 * the World Bank's yearly inflation of 7.21 % (FP.CPI.TOTL.ZG).
 */
const yearlyMeans: readonly number[] = [99.8, 103.6, 109.1, 117.1, 125, 132, 139.6, 151.1, 165.2, 177.1];
const firstYear = 2015;

/** Consumer prices of a year by those of 2015; null outside the series. */
export function consumerPrices(year: number): number | null {
  const mean = yearlyMeans[year - firstYear];
  return mean === undefined ? null : mean / yearlyMeans[0]!;
}
