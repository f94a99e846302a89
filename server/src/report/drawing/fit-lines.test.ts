import { expect, test } from 'vitest';
import { fitLines } from './fit-lines.ts';

/** Every character is one wide. */
const fit = (text: string, width: number, most?: number) =>
  fitLines(text, width, (part) => part.length, most);

test('a text breaks at spaces and where its author began a line', () => {
  expect(fit('un deux trois\nquatre', 8)).toEqual(['un deux', 'trois', 'quatre']);
});

test('a word wider than the line is broken, and nothing of it lost', () => {
  expect(fit('a abcdefghij', 4)).toEqual(['a', 'abcd', 'efgh', 'ij']);
});

test('spaces that must not break do not', () => {
  expect(fit('le 120\u00a0m²', 6)).toEqual(['le', '120\u00a0m²']);
});

test('what has no room ends in an ellipsis', () => {
  expect(fit('un deux trois quatre', 7, 2)).toEqual(['un deux', 'trois…']);
  expect(fit('un deux', 7, 1)).toEqual(['un deux']);
});
