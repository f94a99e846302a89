import { propertyTypes, type PropertyType, type Zone } from '@soumdar/contract';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/prices';
import type { ChartLine } from '../../ui/line-chart.tsx';

type Trend = Zone['trend'];

/** The same in every chart. */
const lookOf = (type: PropertyType): number => propertyTypes.indexOf(type);

/** Houses and villas share an index: types with the same one share a line. */
export const indexLines = (trend: Trend): ChartLine[] => sharedLines(trend, 'index');

function sharedLines(trend: Trend, figure: 'index' | 'indexReal'): ChartLine[] {
  const lines: ChartLine[] = [];
  for (const { type, points } of byType(trend, figure)) {
    const same = lines.find((line) => JSON.stringify(line.points) === JSON.stringify(points));
    if (same) same.name = words.alsoType(same.name, type);
    else lines.push({ name: propertyTypeLabel(type), look: lookOf(type), points });
  }
  return lines;
}

/** Nothing where consumer prices cover less than two years. */
export function describeRealRises(trend: Trend): string {
  const rises = sharedLines(trend, 'indexReal').flatMap(({ name, points }) => {
    const whole = points.filter(({ quarter }) => quarter.endsWith('T4'));
    const [from, to] = [whole[0], whole.at(-1)].map((point) => Number(point?.quarter.slice(0, 4)));
    const [first, last] = [meanOfYear(points, from!), meanOfYear(points, to!)];
    return first && last && from !== to ? { name, from: from!, to: to!, rise: last / first - 1 } : [];
  });
  const [span] = rises;
  if (!span) return '';
  return words.realRises(
    span,
    rises.map(({ name, rise }) => ({ name, rise: Math.round(1000 * rise) / 1000 })),
  );
}

/** Undefined without each quarter. */
function meanOfYear(points: ChartLine['points'], year: number): number | undefined {
  const ofYear = points.filter(({ quarter }) => quarter.startsWith(`${year}-`));
  return ofYear.length === 4 ? ofYear.reduce((sum, { value }) => sum + value, 0) / 4 : undefined;
}

/** At the newest quarter that can be compared with the year before. */
export function describeYearOnYear(trend: Trend): string {
  const known = trend.filter(({ yearOnYear }) => yearOnYear !== null);
  const newest = known
    .map(({ quarter }) => quarter)
    .sort()
    .at(-1);
  if (newest === undefined) return '';
  const changes = known.flatMap(({ quarter, type, yearOnYear, yearOnYearReal }) =>
    quarter === newest ? [{ name: propertyTypeLabel(type), change: yearOnYear!, real: yearOnYearReal }] : [],
  );
  return words.yearOnYear(newest, changes);
}

export function levelLines(trend: Trend): ChartLine[] {
  return byType(trend, 'medianPerSqm').map(({ type, points }) => ({
    name: propertyTypeLabel(type),
    look: lookOf(type),
    points,
  }));
}

function byType(trend: Trend, figure: 'index' | 'indexReal' | 'medianPerSqm') {
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
