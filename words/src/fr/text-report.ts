import type { PropertyType, Transaction } from '@soumdar/engine';
import { scoreInBrackets, sideTexts } from './estimate.ts';
import { formatCount } from './counting.ts';
import {
  formatDistance,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { isolateTyped } from '../isolates.ts';

/** The report as a text file. */

export const asLine = (text: string) => text;

export const title = 'SOUMDAR : ESTIMATION IMMOBILIÈRE';
export const method = 'MÉTHODE';
export const data = 'DONNÉES';

interface Property {
  type: PropertyType;
  place: string;
  coordinates: string;
  facts: readonly string[];
}

export const propertyLines = ({ type, place, coordinates, facts }: Property) => [
  'BIEN',
  `Type : ${propertyTypeLabel(type)}`,
  `Lieu : ${isolateTyped(place)} (${coordinates})`,
  `Caractéristiques : ${facts.join(', ')}`,
];

export const figure = (side: Transaction, tnd: number) =>
  `${sideTexts[side].figure} : environ ${formatNumber(tnd)} ${sideTexts[side].unit}`;
export const inEuros = (euros: string) => `En euros : ${euros}`;
export const perM2 = (tnd: number) => `Par mètre carré : ${formatPricePerM2(tnd)}`;
export const range = (side: Transaction, { low, high }: { low: number; high: number }) =>
  `${sideTexts[side].range} : de ${formatPrice(low)} à ${formatPrice(high)}`;
export const reliability = (score: number) => `Fiabilité : ${scoreInBrackets(score)}`;
export const leftInEuros = (euros: string) => `En euros, ce qui reste : ${euros}`;

export const comparables = (side: Transaction) =>
  `BIENS COMPARABLES, ${sideTexts[side].transaction.toUpperCase()}`;
const ofShown = (count: number) => `des ${count} montrés`;
export const meanDistance = (count: number, km: number) =>
  `Distance moyenne ${ofShown(count)} : ${formatDistance(km)}`;
export const surfaceSimilarity = (count: number, percent: number) =>
  `Surfaces ${ofShown(count)} semblables à ${formatNumber(percent)} %`;
export const byPlace = 'Par quartier :';

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
    ...(one.rooms ? [formatCount(one.rooms, 'pièce')] : []),
    `${one.locality} (${one.nearness})`,
    formatMonth(one.listedOn),
    `demandé ${formatNumber(one.askingPrice)} ${sideTexts[side].unit}`,
    `ajusté ${formatNumber(one.adjustedPrice)} ${sideTexts[side].unit}`,
  ].join(', '),
  `${one.likeness}. ${one.adjustments}`,
];

export const comparable = (side: Transaction, one: Comparable) =>
  [
    formatSurface(one.surface),
    ...(one.rooms ? [formatCount(one.rooms, 'pièce')] : []),
    `${one.locality} (${one.nearness})`,
    ...(one.price === undefined ? [] : [`${formatNumber(one.price)} ${sideTexts[side].unit}`]),
    `annonce du ${formatLongDate(one.listedOn)}`,
    one.today,
  ].join(', ');
