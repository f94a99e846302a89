import type { Location } from '../position.ts';
import { ofPlace } from '../zone-names.ts';

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(
  `^(?:lat(?:itude)?)?\\s*:?\\s*${degrees}\\s*[,;\\s]\\s*(?:(?:lng|lon|longitude)\\s*:?)?\\s*${degrees}$`,
  'i',
);
const withDecimalCommas = /^([+-]?\d{1,3},\d+)\s*[;\s,]\s*([+-]?\d{1,3},\d+)$/;

/** The position typed as its coordinates, latitude first: '36.8065, 10.1815', '36,8065 10,1815'. Null for anything else. */
export function typedCoordinates(text: string): Location | null {
  const typed = text.trim().replaceAll('°', '');
  const [, lat, lng] = withDecimalCommas.exec(typed) ?? pair.exec(typed) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: toDegrees(lat), lng: toDegrees(lng) };
}

const toDegrees = (text: string) => Number(text.replace(',', '.'));

/** False for a text that says no more of a position than its coordinates do. */
export const isAddress = (text: string) => text !== '' && typedCoordinates(text) === null;

/** 'près de La Marsa': what names a position for which nobody found an address. */
export const nearPlaceText = (name: string) => `près ${ofPlace(name)}`;
