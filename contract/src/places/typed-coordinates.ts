import { latinDigits } from '@soumdar/engine';
import type { Location } from './position.ts';

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(
  `^(?:lat(?:itude)?)?\\s*:?\\s*${degrees}\\s*[,;\\s]\\s*(?:(?:lng|lon|longitude)\\s*:?)?\\s*${degrees}$`,
  'i',
);
const withDecimalCommas = /^([+-]?\d{1,3},\d+)\s*[;\s,]\s*([+-]?\d{1,3},\d+)$/;

/** '36.8065, 10.1815' or '36,8065 10,1815', latitude first; else null. */
export function typedCoordinates(text: string): Location | null {
  const typed = latinDigits(text)
    .replaceAll('،', ',')
    .replaceAll(/[°\p{Cf}]/gu, '')
    .trim();
  const [, lat, lng] = withDecimalCommas.exec(typed) ?? pair.exec(typed) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: toDegrees(lat), lng: toDegrees(lng) };
}

const toDegrees = (text: string) => Number(text.replace(',', '.'));

/** False for coordinates. */
export const isAddress = (text: string) => text !== '' && typedCoordinates(text) === null;
