import {
  type FollowedPoint,
  type FollowHistory,
  type Moved,
  type PropertyType,
  type Transaction,
} from '@soumdar/contract';
import { shownFigures } from '@soumdar/views';
import { modelDay } from '@soumdar/words/estimate';
import { formatChange, formatLongDate, formatPrice, formatRent } from '@soumdar/words/formats';

/** A figure of a side that may be shown. */
interface ShownFigure {
  price: number;
  low: number;
  high: number;
}

export interface LinePoint {
  date: string;
  /** null where there is none, or none that may be shown */
  figure: ShownFigure | null;
  /** why there is none */
  missing: string | null;
  newMethod: boolean;
  /** its owner corrected the property: the points before are of what it was described as until then */
  corrected: boolean;
  /** what moved it since the point before; null where that one or this is not shown */
  moved: Moved | null;
  /** the day of the model, where it is another than at the point before */
  newModelOf: string | null;
}

export const formatFigure: Record<Transaction, (tnd: number) => string> = {
  sale: formatPrice,
  rent: formatRent,
};

/** The line of one side, oldest first; empty where no point of it may be shown. */
export function lineOf(side: Transaction, type: PropertyType, { points }: FollowHistory): LinePoint[] {
  const line = points.map((point, at): LinePoint => {
    const figure = figureOf(side, type, point);
    const before = points[at + 1];
    const isCompared = figure !== null && before !== undefined && figureOf(side, type, before) !== null;
    return {
      date: point.date,
      figure,
      missing: figure ? null : missingText(point),
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

const missingTexts = {
  not_covered: 'Plus aucune annonce autour',
  too_few: 'Trop peu d’annonces autour',
  fault: 'Pas calculé cette fois',
};

const missingText = ({ noFigure }: FollowedPoint) =>
  noFigure === null ? 'Pas de chiffre assez fiable' : missingTexts[noFigure];

/** What moved a price, largest parts of the market first, each as '+ 1,2 %'; none where it did not move. */
export function causesOf(
  side: Transaction,
  { moved, newMethod, newModelOf }: LinePoint,
): { label: string; change: string }[] {
  if (!moved) return [];
  const { index, listings, model, total } = moved;
  const ofIndex = side === 'sale' ? [{ label: 'Indice des prix de l’INS', change: formatChange(index) }] : [];
  const named = newModelOf === null ? '' : `, du ${newModelOf}`;
  if (listings === null || model === null)
    return [
      ...ofIndex,
      {
        label: `Annonces autour et ${newMethod ? 'nouvelle méthode' : 'nouveau modèle'}${named}, qui ne se séparent pas ici`,
        change: formatChange((1 + total) / (1 + index) - 1),
      },
    ];
  return [
    ...ofIndex,
    { label: 'Annonces autour', change: formatChange(listings) },
    ...(newModelOf === null
      ? []
      : [{ label: `Modèle appris à nouveau${named}`, change: formatChange(model) }]),
  ];
}

/** 'Indice des prix de l’INS + 0,1 % ; annonces autour + 1,2 %' */
export function causesText(side: Transaction, point: LinePoint): string {
  if (point.corrected) return 'Bien corrigé';
  const texts = causesOf(side, point).map(
    ({ label, change }, at) =>
      `${at === 0 ? label : label.replace(/^./, (first) => first.toLowerCase())} ${change}`,
  );
  return texts.join('\u00a0; ');
}

/** How far the newest figure shown lies from the first of the property as it is described now, '+ 4 %'; undefined while there is but one. */
export function changeSinceFirst(line: LinePoint[]): { change: string; since: string } | undefined {
  const since = Math.max(
    0,
    line.findLastIndex(({ corrected }) => corrected),
  );
  const shown = line.slice(since).filter(({ figure }) => figure);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first?.figure || !last?.figure || first === last) return undefined;
  return {
    change: formatChange(last.figure.price / first.figure.price - 1),
    since: formatLongDate(first.date),
  };
}

/** '312 000 DT le 3 mars 2026, 320 000 DT le 1er juin 2026', for whoever does not see the line. */
export function describeLine(side: Transaction, line: LinePoint[]): string {
  const shown = line.filter(({ figure }) => figure);
  const ends = shown.length > 1 ? [shown[0]!, shown.at(-1)!] : shown;
  return `${ends
    .map(({ date, figure }) => `${formatFigure[side](figure!.price)} le ${formatLongDate(date)}`)
    .join(', ')}. ${correctedText(line)}Les chiffres sont dans le tableau.`;
}

/** 'Bien corrigé le 3 mars 2026. ', where it was */
function correctedText(line: LinePoint[]): string {
  const days = line.filter(({ corrected }) => corrected).map(({ date }) => `le ${formatLongDate(date)}`);
  return days.length === 0 ? '' : `Bien corrigé ${days.join(', ')}. `;
}
