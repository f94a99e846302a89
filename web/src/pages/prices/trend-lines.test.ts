import type { Zone } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
import { describeLines, indexLines, levelLines, rowsOf } from './trend-lines.ts';

const quarter = (
  name: string,
  type: Zone['trend'][number]['type'],
  index: number | null,
  medianPerSqm: number | null,
) => ({ quarter: name, type, index, indexReal: null, medianPerSqm });

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
});
