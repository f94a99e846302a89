import {
  type FollowedPoint,
  type FollowHistory,
  type Moved,
  type PropertyType,
  type Transaction,
} from '@soumdar/contract';
import { shownFigures } from '@soumdar/views';
import { modelDay } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/following';

interface ShownFigure {
  price: number;
  low: number;
  high: number;
}

export interface LinePoint {
  date: string;
  /** null where none may be shown */
  figure: ShownFigure | null;
  missing: keyof typeof words.missingTexts | null;
  newMethod: boolean;
  /** its owner corrected the property: earlier points are of the former description */
  corrected: boolean;
  /** since the point before; null where either is not shown */
  moved: Moved | null;
  /** day of the model, where it changed since the point before */
  newModelOf: string | null;
}

/** Oldest first; empty where no point may be shown. */
export function lineOf(side: Transaction, type: PropertyType, { points }: FollowHistory): LinePoint[] {
  const line = points.map((point, at): LinePoint => {
    const figure = figureOf(side, type, point);
    const before = points[at + 1];
    const isCompared = figure !== null && before !== undefined && figureOf(side, type, before) !== null;
    return {
      date: point.date,
      figure,
      missing: figure ? null : (point.noFigure ?? 'unreliable'),
      newMethod: point.newMethod,
      corrected: point.corrected ?? false,
      moved: isCompared ? point.moved[side] : null,
      newModelOf: point.newModel ? modelDay(point.modelVersion) : null,
    };
  });
  return line.some(({ figure }) => figure) ? line.toReversed() : [];
}

function figureOf(side: Transaction, type: PropertyType, point: FollowedPoint): ShownFigure | null {
  const { netPrice, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } = shownFigures(
    type,
    point,
  );
  const [price, low, high] =
    side === 'sale' ? [netPrice, rangeLow, rangeHigh] : [monthlyRent, rentRangeLow, rentRangeHigh];
  return price === null ? null : { price, low: low ?? price, high: high ?? price };
}

/** As shares of the price. */
export function causesOf(side: Transaction, { moved, newMethod, newModelOf }: LinePoint): words.Cause[] {
  if (!moved) return [];
  const { index, listings, model, total } = moved;
  const ofIndex: words.Cause[] = side === 'sale' ? [{ kind: 'index', change: index }] : [];
  if (listings === null || model === null)
    return [
      ...ofIndex,
      {
        kind: newMethod ? 'listingsAndMethod' : 'listingsAndModel',
        change: (1 + total) / (1 + index) - 1,
        modelDay: newModelOf,
      },
    ];
  return [
    ...ofIndex,
    { kind: 'listings', change: listings },
    ...(newModelOf === null ? [] : [{ kind: 'model', change: model, modelDay: newModelOf } as const]),
  ];
}

/** 'Indice des prix de l’INS + 0,1 % ; annonces autour + 1,2 %' */
export const causesText = (side: Transaction, point: LinePoint): string =>
  point.corrected ? words.corrected : words.causes(causesOf(side, point));

/** Since the property's current description; undefined with a single figure. */
export function changeSinceFirst(line: LinePoint[]): { change: number; since: string } | undefined {
  const since = Math.max(
    0,
    line.findLastIndex(({ corrected }) => corrected),
  );
  const shown = line.slice(since).filter(({ figure }) => figure);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first?.figure || !last?.figure || first === last) return undefined;
  return { change: last.figure.price / first.figure.price - 1, since: first.date };
}

/** '312 000 DT le 3 mars 2026, 320 000 DT le 1er juin 2026', for screen readers */
export function describeLine(side: Transaction, line: LinePoint[]): string {
  const shown = line.flatMap(({ date, figure }) => (figure ? [{ date, price: figure.price }] : []));
  const ends = shown.length > 1 ? [shown[0]!, shown.at(-1)!] : shown;
  return words.describeLine(
    side,
    ends,
    line.filter(({ corrected }) => corrected).map(({ date }) => date),
  );
}
