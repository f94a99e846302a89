import type { PropertyType } from '../vocabulary/property.ts';
import { consumerPrices } from './consumer-prices.ts';
import { yearsOf } from './dates.ts';

/** Base 2015 = 100, from the first quarter of 2015. Source: INS, release of the fourth quarter of 2025. */
const quarters: readonly (readonly [land: number, apartment: number, house: number])[] = [
  [96.7576, 98.2883, 94.329],
  [101.1878, 105.1719, 101.5964],
  [99.8775, 102.806, 105.0257],
  [102.1771, 93.7339, 99.0489],
  [102.0305, 101.5537, 99.4939],
  [109.2322, 110.4477, 109.9079],
  [108.3768, 112.4127, 107.6088],
  [108.0564, 117.5776, 114.0647],
  [108.3073, 114.6298, 109.8638],
  [118.3418, 118.8723, 127.4621],
  [115.5835, 112.893, 113.7253],
  [121.1904, 125.663, 121.9991],
  [118.7384, 120.6217, 117.464],
  [119.789, 131.125, 121.2963],
  [121.5139, 123.7494, 114.1004],
  [121.1044, 126.9472, 122.3625],
  [123.676, 133.3953, 125.0178],
  [128.4788, 138.8543, 135.2473],
  [122.89, 140.6529, 121.4458],
  [125.9152, 137.2443, 120.8993],
  [130.6785, 138.2187, 130.4118],
  [126.828, 135.831, 123.5162],
  [129.7257, 143.2154, 131.1172],
  [139.7808, 148.726, 139.4044],
  [141.9775, 148.8007, 136.5277],
  [150.7392, 155.1049, 143.9608],
  [149.1705, 150.8629, 132.1648],
  [152.753, 148.4844, 135.8131],
  [154.4669, 155.0674, 148.7107],
  [161.4818, 160.6263, 151.4908],
  [164.9261, 161.8555, 143.9646],
  [169.0101, 170.7889, 142.9841],
  [167.1526, 178.2297, 150.925],
  [169.0895, 167.2758, 159.3201],
  [167.9276, 165.1515, 165.1161],
  [181.3602, 173.3528, 162.5663],
  [177.5774, 178.9342, 171.8711],
  [188.1116, 180.2611, 161.3247],
  [183.5794, 176.6791, 175.7265],
  [188.1429, 177.4922, 176.1093],
  [192.7064, 179.7185, 176.4921],
  [191.2168, 186.9492, 178.2521],
  [191.9616, 188.1321, 182.6277],
  [195.5547, 187.5407, 185.8963],
];

const firstQuarterMiddle = 2015 + 1 / 8;
const columnOf: Record<PropertyType, 0 | 1 | 2> = { land: 0, apartment: 1, house: 2, villa: 2 };

/**
 * Log of the index of sale prices at a date (`YYYY-MM-DD`), interpolated between the middles of quarters. It
 * is constant before the first quarter; after the last it continues at its last yearly pace.
 */
export function logPriceIndex(propertyType: PropertyType, date: string): number {
  const logIndexOf = (quarter: number) => Math.log(quarters[quarter]![columnOf[propertyType]]);
  const last = quarters.length - 1;
  const position = (yearsOf(date) - firstQuarterMiddle) * 4;
  if (position <= 0) return logIndexOf(0);
  if (position >= last)
    return logIndexOf(last) + ((position - last) / 4) * (logIndexOf(last) - logIndexOf(last - 4));
  const quarter = Math.floor(position);
  return logIndexOf(quarter) + (position - quarter) * (logIndexOf(quarter + 1) - logIndexOf(quarter));
}

/** Base 2015 = 100. */
export interface PublishedIndex {
  /** `2015-T1` */
  quarter: string;
  index: number;
  /** In constant dinars, by the mean consumer prices of the year; null after their series. */
  indexReal: number | null;
}

export function publishedIndex(propertyType: PropertyType): PublishedIndex[] {
  return quarters.map((values, at) => {
    const year = 2015 + Math.floor(at / 4);
    const index = values[columnOf[propertyType]];
    const prices = consumerPrices(year);
    return {
      quarter: `${year}-T${(at % 4) + 1}`,
      index,
      indexReal: prices === null ? null : index / prices,
    };
  });
}
