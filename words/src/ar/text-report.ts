import type { PropertyType, Transaction } from '@soumdar/engine';
import { isolateRuns } from '../isolates.ts';
import { formatCount, nouns } from './counting.ts';
import { scoreInBrackets, sideTexts } from './estimate.ts';
import {
  formatDistance,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPricePerM2,
  formatRent,
  formatSurface,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** The report as a text file. */

/** Coordinates and Latin names in it keep their order. */
export const asLine = isolateRuns;

export const title = 'تقدير عقاري من Soumdar';
export const method = 'الطريقة';
export const data = 'المعطيات';

interface Property {
  type: PropertyType;
  place: string;
  coordinates: string;
  facts: readonly string[];
}

export const propertyLines = ({ type, place, coordinates, facts }: Property) => [
  'العقار',
  `النوع: ${propertyTypeLabel(type)}`,
  `المكان: ${place} (${coordinates})`,
  `المواصفات: ${facts.join('، ')}`,
];

const amount = (side: Transaction, tnd: number) => (side === 'sale' ? formatPrice(tnd) : formatRent(tnd));

export const figure = (side: Transaction, tnd: number) =>
  `${sideTexts[side].figure}: حوالي ${amount(side, tnd)}`;
export const inEuros = (euros: string) => `بالأورو: ${euros}`;
export const perM2 = (tnd: number) => `للمتر المربع: ${formatPricePerM2(tnd)}`;
export const range = (side: Transaction, { low, high }: { low: number; high: number }) =>
  `${sideTexts[side].range}: من ${formatNumber(low)} إلى ${formatPrice(high)}`;
export const reliability = (score: number) => `الموثوقية: ${scoreInBrackets(score)}`;
export const leftInEuros = (euros: string) => `ما يبقى بالأورو: ${euros}`;

export const comparables = (side: Transaction) => `العقارات المشابهة، ${sideTexts[side].transaction}`;
const shown = (count: number) => `العقارات المعروضة (${count})`;
export const meanDistance = (count: number, km: number) =>
  `متوسط المسافة إلى ${shown(count)}: ${formatDistance(km)}`;
export const surfaceSimilarity = (count: number, percent: number) =>
  `تقارب المساحات مع ${shown(count)}: ${formatPercent(percent)}`;
export const byPlace = 'حسب الحي:';

interface Comparable {
  surface: number;
  rooms: number | null;
  locality: string;
  nearness: string;
  price?: number | undefined;
  listedOn: string;
  today: string;
}

interface Adjusted extends Pick<Comparable, 'surface' | 'rooms' | 'locality' | 'nearness' | 'listedOn'> {
  askingPrice: number;
  adjustedPrice: number;
  likeness: string;
  adjustments: string;
}

/** The comparable in a line, its adjustments in the next. */
export const adjustedComparable = (side: Transaction, one: Adjusted) => [
  [
    formatSurface(one.surface),
    ...(one.rooms ? [formatCount(one.rooms, nouns.room)] : []),
    `${one.locality} (${one.nearness})`,
    formatMonth(one.listedOn),
    `المطلوب ${amount(side, one.askingPrice)}`,
    `المعدَّل ${amount(side, one.adjustedPrice)}`,
  ].join('، '),
  `${one.likeness}. ${one.adjustments}`,
];

export const comparable = (side: Transaction, one: Comparable) =>
  [
    formatSurface(one.surface),
    ...(one.rooms ? [formatCount(one.rooms, nouns.room)] : []),
    `${one.locality} (${one.nearness})`,
    ...(one.price === undefined ? [] : [amount(side, one.price)]),
    `إعلان بتاريخ ${formatLongDate(one.listedOn)}`,
    one.today,
  ].join('، ');
