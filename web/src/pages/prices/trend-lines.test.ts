import type { Zone } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import {
  describeLines,
  describeRealRises,
  describeYearOnYear,
  indexLines,
  levelLines,
  rowsOf,
} from './trend-lines.ts';

const quarter = (
  name: string,
  type: Zone['trend'][number]['type'],
  index: number | null,
  medianPerSqm: number | null,
) => ({ quarter: name, type, index, indexReal: null, medianPerSqm, yearOnYear: null, yearOnYearReal: null });

const trend = [
  quarter('2024-T4', 'apartment', 180, 3500),
  quarter('2025-T1', 'apartment', 185, null),
  quarter('2025-T2', 'apartment', null, 3600),
  quarter('2024-T4', 'house', 170, null),
  quarter('2024-T4', 'villa', 170, null),
];

describe('the lines of a trend', () => {
  it('are one for houses and villas, which share an index', () => {
    expect(indexLines(trend)).toEqual([
      {
        name: 'Appartement',
        look: 0,
        points: [
          { quarter: '2024-T4', value: 180 },
          { quarter: '2025-T1', value: 185 },
        ],
      },
      { name: 'Maison, villa', look: 1, points: [{ quarter: '2024-T4', value: 170 }] },
    ]);
  });

  it('cover only quarters and types with figures', () => {
    const lines = levelLines(trend);
    expect(lines.map(({ name }) => name)).toEqual(['Appartement']);
    expect(rowsOf(lines)).toEqual([
      { quarter: '2025-T2', values: [3600] },
      { quarter: '2024-T4', values: [3500] },
    ]);
    expect(describeLines(lines, String).replaceAll(/\s/g, ' ')).toBe(
      'Appartement : 3500 au 4e trimestre 2024, 3600 au 2e trimestre 2025.',
    );
  });

  it('state what years of the index are worth without inflation', () => {
    const ofYears = (type: 'apartment' | 'villa', first: number[], last: number[]) =>
      [first, last].flatMap((values, at) =>
        values.map((indexReal, number) => ({
          ...quarter(`${at === 0 ? 2015 : 2024}-T${number + 1}`, type, indexReal, null),
          indexReal,
        })),
      );
    const published = [
      ...ofYears('apartment', [98, 105, 103, 94], [101, 102, 99, 100]),
      ...ofYears('villa', [94, 102, 105, 99], [97, 91, 99, 99]),
    ];
    expect(describeRealRises(published).replaceAll(/\s/g, ' ')).toBe(
      'En dinars de 2024, l’inflation ôtée, de 2015 à 2024 : appartement + 0,5 % ; villa − 3,5 %.',
    );
    expect(describeRealRises(trend)).toBe('');
  });

  it('state the change over a year at the newest quarter that has one', () => {
    const changed = [
      { ...trend[0]!, yearOnYear: 0.031, yearOnYearReal: -0.04 },
      { ...trend[1]!, yearOnYear: 0.012 },
      trend[2]!,
    ];
    expect(describeYearOnYear(changed).replaceAll(/\s/g, ' ')).toBe(
      'Sur un an, au 1er trimestre 2025 : appartement + 1,2 %.',
    );
    expect(describeYearOnYear(trend)).toBe('');
  });
});
