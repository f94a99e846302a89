import { propertyTypes, type PropertyType, type Zone } from '@soumdar/contract';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/prices';
import type { ChartLine } from '../../ui/line-chart.tsx';

type Trend = Zone['trend'];

/** The same in every chart. */
const lookOf = (type: PropertyType): number => propertyTypes.indexOf(type);

/** Houses and villas share an index: types with the same one share a line. */
export function indexLines(trend: Trend): ChartLine[] {
  const lines: ChartLine[] = [];
  for (const { type, points } of byType(trend, 'index')) {
    const same = lines.find((line) => JSON.stringify(line.points) === JSON.stringify(points));
    if (same) same.name += `, ${propertyTypeLabel(type).toLowerCase()}`;
    else lines.push({ name: propertyTypeLabel(type), look: lookOf(type), points });
  }
  return lines;
}

export function levelLines(trend: Trend): ChartLine[] {
  return byType(trend, 'medianPerSqm').map(({ type, points }) => ({
    name: propertyTypeLabel(type),
    look: lookOf(type),
    points,
  }));
}

function byType(trend: Trend, figure: 'index' | 'medianPerSqm') {
  return propertyTypes.flatMap((type) => {
    const points = trend.flatMap(({ quarter, type: of, [figure]: value }) =>
      of === type && value !== null ? [{ quarter, value }] : [],
    );
    return points.length > 0 ? [{ type, points }] : [];
  });
}

/** 'Appartement : 100,1 au 1er trimestre 2015, 187,9 au 4e trimestre 2025', for screen readers */
export function describeLines(lines: ChartLine[], format: (value: number) => string): string {
  const sentences = lines.map(({ name, points }) => {
    const ends = points.length > 1 ? [points[0]!, points.at(-1)!] : points;
    return words.lineEnds(
      name,
      ends.map(({ quarter, value }) => ({ quarter, value: format(value) })),
    );
  });
  return sentences.join(' ');
}

/** Newest first. */
export function rowsOf(lines: ChartLine[]): { quarter: string; values: (number | undefined)[] }[] {
  const quarters = new Set(lines.flatMap(({ points }) => points.map(({ quarter }) => quarter)));
  return [...quarters]
    .sort()
    .toReversed()
    .map((quarter) => ({
      quarter,
      values: lines.map(({ points }) => points.find((point) => point.quarter === quarter)?.value),
    }));
}
