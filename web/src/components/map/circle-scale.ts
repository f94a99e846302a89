import type { Zone } from '@soumdar/contract';
import type { Position } from '../../position.ts';
import { classColours } from './circle-palette.ts';

/** A zone to be drawn as a circle. */
export interface CircleZone extends Position {
  slug: string;
  name: string;
  level: Zone['level'];
  parent: string | null;
  /** what its area stands for; null for too few to be told */
  count: number | null;
  /** what its colour stands for; null where there is none */
  figure: number | null;
}

type Level = Exclude<Zone['level'], 'country'>;

/** From this zoom on the circles of a level have room. */
const roomFrom: Record<Level, number> = { governorate: 0, town: 8.5, neighbourhood: 12 };
const levels = Object.keys(roomFrom) as Level[];

/** What circles stand for at a zoom: the finest level that has room, and none coarser than what the page is about. */
export function levelAt(zoom: number, coarsest: Level): Level {
  const withRoom = levels.findLastIndex((level) => zoom >= roomFrom[level]);
  return levels[Math.max(withRoom, levels.indexOf(coarsest))]!;
}

/** The zones of a level, largest number first. A coarser one stands for those inside it where none of them has a figure. */
export function zonesAtLevel<Circle extends CircleZone>(zones: readonly Circle[], level: Level): Circle[] {
  const split = (zone: Circle): Circle[] => {
    const parts = zone.level === level ? [] : zones.filter(({ parent }) => parent === zone.slug);
    return parts.some(({ figure }) => figure !== null) ? parts.flatMap(split) : [zone];
  };
  return zones
    .filter((zone) => zone.level === 'governorate')
    .flatMap(split)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

const largestRadius = 24;
const smallestRadius = 6;

/** Pixels: the area is as the number, the largest number having the largest circle. */
export const radiusOf = (count: number | null, largest: number): number =>
  Math.max(smallestRadius, largestRadius * Math.sqrt((count ?? 0) / Math.max(largest, 1)));

/** Bounds of at most five classes with as many zones in each, in two digits that are read at a glance. */
export function boundsOf(figures: readonly number[]): number[] {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]!;
  const bounds =
    sorted.length === 0 ? [] : [0.2, 0.4, 0.6, 0.8].map((share) => Number(at(share).toPrecision(2)));
  // a class without any zone below or above it would be one for nothing
  return [...new Set(bounds)].filter((bound) => bound > sorted[0]! && bound <= sorted.at(-1)!);
}

/** Colours of the classes between bounds, lowest first: from the palest to the darkest however few they are. */
export function coloursOf(bounds: readonly number[]): string[] {
  const classes = bounds.length + 1;
  const last = classColours.length - 1;
  return Array.from(
    { length: classes },
    (_, at) => classColours[classes === 1 ? last / 2 : Math.round((at * last) / bounds.length)]!,
  );
}

export const colourOf = (figure: number, bounds: readonly number[]): string =>
  coloursOf(bounds)[bounds.filter((bound) => figure >= bound).length]!;
