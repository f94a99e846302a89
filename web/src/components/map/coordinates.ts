import type { Position } from './tunisia.ts';

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(
  `^(?:lat(?:itude)?)?\\s*:?\\s*${degrees}\\s*[,;\\s]\\s*(?:(?:lng|lon|longitude)\\s*:?)?\\s*${degrees}$`,
  'i',
);
const withDecimalCommas = /^([+-]?\d{1,3},\d+)\s*[;\s,]\s*([+-]?\d{1,3},\d+)$/;

/** The position typed as its coordinates, latitude first: '36.8065, 10.1815', '36,8065 10,1815'. Null for anything else. */
export function typedCoordinates(text: string): Position | null {
  const typed = text.trim().replaceAll('°', '');
  const [, lat, lng] = withDecimalCommas.exec(typed) ?? pair.exec(typed) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: toDegrees(lat), lng: toDegrees(lng) };
}

const toDegrees = (text: string) => Number(text.replace(',', '.'));
