import type { Zone } from '@soumdar/contract';
import { classColours, colours } from '../design-tokens.ts';

/** Sets a circle off from any ground. */
export const circleEdge = colours.ink;

/** Differs from every class. */
export const withoutFigure = colours.white;

export interface CircleZone {
  lat: number;
  lng: number;
  slug: string;
  name: string;
  level: Zone['level'];
  parent: string | null;
  /** its area; null for too few to show */
  count: number | null;
  /** its colour; null where there is none */
  figure: number | null;
}

type Level = Exclude<Zone['level'], 'country'>;

/** Zoom from which a level has room. */
const roomFrom: Record<Level, number> = { governorate: 0, town: 8.5, neighbourhood: 12 };
const levels = Object.keys(roomFrom) as Level[];

/** The finest level with room, never coarser than the page's. */
export function levelAt(zoom: number, coarsest: Level): Level {
  const withRoom = levels.findLastIndex((level) => zoom >= roomFrom[level]);
  return levels[Math.max(withRoom, levels.indexOf(coarsest))]!;
}

/** Largest number first; a coarser zone stands in where none inside it has a figure. */
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

/** Pixels; the area is proportional to the number. */
export const radiusOf = (count: number | null, largest: number): number =>
  Math.max(smallestRadius, largestRadius * Math.sqrt((count ?? 0) / Math.max(largest, 1)));

interface SpreadCircle {
  x: number;
  y: number;
  radius: number;
}

const mostRounds = 60;
/** A circle may lie over this share of another. */
const overlap = 0.15;

/** Moves circles apart, the smaller ones farther, so that each can be read and reached. In pixels. */
export function spreadCircles(circles: readonly SpreadCircle[]): SpreadCircle[] {
  const moved = circles.map((circle) => ({ ...circle }));
  for (let round = 0; round < mostRounds; round += 1) {
    let isApart = true;
    for (const [at, circle] of moved.entries()) {
      for (const other of moved.slice(0, at)) {
        const [dx, dy] = [circle.x - other.x, circle.y - other.y];
        const gap = Math.hypot(dx, dy);
        const push = (1 - overlap) * (circle.radius + other.radius) - gap;
        if (push <= 0.01) continue;
        isApart = false;
        // circles of one middle part by their rank
        const angle = gap === 0 ? at : Math.atan2(dy, dx);
        const own = other.radius ** 2 / (circle.radius ** 2 + other.radius ** 2);
        circle.x += Math.cos(angle) * push * own;
        circle.y += Math.sin(angle) * push * own;
        other.x -= Math.cos(angle) * push * (1 - own);
        other.y -= Math.sin(angle) * push * (1 - own);
      }
    }
    if (isApart) break;
  }
  return moved;
}

/** At most five classes with as many zones in each; two digits are quick to read. */
export function boundsOf(figures: readonly number[]): number[] {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]!;
  const bounds =
    sorted.length === 0 ? [] : [0.2, 0.4, 0.6, 0.8].map((share) => Number(at(share).toPrecision(2)));
  // no class without a zone
  return [...new Set(bounds)].filter((bound) => bound > sorted[0]! && bound <= sorted.at(-1)!);
}

/** From the palest to the darkest, however few. */
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
