import { ofPlace } from './places.ts';

/** An estimate for the whole of a town, since its neighbourhood is unknown. */

export const wholeTown = (town: string) => `لكامل مدينة ${ofPlace(town)}`;

export const wholeTownSentence = (town: string) =>
  `تقدير ${wholeTown(town)}، بكل أحيائها: 8 إعلانات من 10 في المدينة تقع داخل المجال، لعقار مثل هذا.`;

export const nameNeighbourhood = 'تحديد الحي';
