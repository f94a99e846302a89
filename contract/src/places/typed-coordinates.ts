import { latinDigits } from '@soumdar/engine';
import type { Location } from './position.ts';

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(
  `^(?:lat(?:itude)?)?\\s*:?\\s*${degrees}\\s*[,;\\s]\\s*(?:(?:lng|lon|longitude)\\s*:?)?\\s*${degrees}$`,
  'i',
);
const withDecimalCommas = /^([+-]?\d{1,3},\d+)\s*[;\s,]\s*([+-]?\d{1,3},\d+)$/;

const angle = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:([0-5]?\d(?:[.,]\d+)?)\s*'\s*)?(?:([0-5]?\d(?:[.,]\d+)?)\s*"\s*)?`;
const withSides = new RegExp(`^\\s*${angle}([NSEWO])[\\s,;]*${angle}([NSEWO])$`, 'i');
const sidesFirst = /^([NSEWO])([^NSEWO]+)([NSEWO])([^NSEWO]+)$/i;

/** The place in a link of a map, rather than the middle of what that shows. */
const linkedPlace = /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/;
const linkedPair = /[@=/:](-?\d{1,2}\.\d+)(?:,|%2c|\/)(?:\+|%20|\s)*(-?\d{1,3}\.\d+)/i;
/** No link of a map is longer. */
const mostLetters = 2000;

/** '36.8065, 10.1815' or '36,8065 10,1815', latitude first; '36°50'43"N 10°09'59"E'; a link that has them; else null. */
export function typedCoordinates(text: string): Location | null {
  const typed = latinDigits(text.slice(0, mostLetters))
    .replaceAll('،', ',')
    .replaceAll(/\p{Cf}/gu, '')
    // patterns that allow several spaces in turn would try every division of many
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (typed.includes('/')) return toLocation(linkedPlace.exec(typed) ?? linkedPair.exec(typed));
  const plain = typed.replaceAll('°', '');
  return toLocation(withDecimalCommas.exec(plain) ?? pair.exec(plain)) ?? withLetters(typed);
}

function withLetters(typed: string): Location | null {
  const quoted = typed.replaceAll(/[’‘′´]/g, "'").replaceAll(/''|[”“″]/g, '"');
  const read = withSides.exec(quoted.replace(sidesFirst, '$2$1$4$3'));
  if (!read) return null;
  const [first, second] = [readAngle(read.slice(1, 5)), readAngle(read.slice(5))];
  if (first.isLatitude === second.isLatitude) return null;
  const [lat, lng] = first.isLatitude ? [first, second] : [second, first];
  return { lat: lat.value, lng: lng.value };
}

function readAngle([whole, minutes = '0', seconds = '0', side]: string[]) {
  const value = toDegrees(whole!) + toDegrees(minutes) / 60 + toDegrees(seconds) / 3600;
  return { isLatitude: /[NS]/i.test(side!), value: /[SWO]/i.test(side!) ? -value : value };
}

function toLocation(read: RegExpExecArray | null): Location | null {
  const [, lat, lng] = read ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: toDegrees(lat), lng: toDegrees(lng) };
}

const toDegrees = (text: string) => Number(text.replace(',', '.'));

/** False for coordinates. */
export const isAddress = (text: string) => text !== '' && typedCoordinates(text) === null;
