import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countTyposIn, mostLettersCompared } from './typos.ts';

/** Reference implementation by the definition, for the first `i` letters of `a` and the first `j` of `b`. */
function typos(a: string, b: string, i = a.length, j = b.length): number {
  if (i === 0 || j === 0) return i + j;
  const ways = [
    typos(a, b, i - 1, j) + 1,
    typos(a, b, i, j - 1) + 1,
    typos(a, b, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
  ];
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(...ways, ...(swapped ? [typos(a, b, i - 2, j - 2) + 1] : []));
}

const word = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'r', 'س', 'ي'), minLength: 1, maxLength });

it('counts letters missing, added, changed or swapped, to the end and to the nearest beginning', () => {
  fc.assert(
    fc.property(word(6), word(6), (typed, known) => {
      const beginnings = Array.from({ length: known.length + 1 }, (_, end) => known.slice(0, end));
      expect(countTyposIn(typed)(known)).toEqual({
        whole: typos(typed, known),
        beginning: Math.min(...beginnings.map((beginning) => typos(typed, beginning))),
      });
    }),
  );
});

it('counts in as many letters as it says', () => {
  const long = 'abcdefgh'.repeat(4);
  expect(long).toHaveLength(mostLettersCompared);
  expect(countTyposIn(long)(`${long.slice(0, -1)}é`)).toEqual({ whole: 1, beginning: 1 });
});
