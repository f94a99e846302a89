import { expect, test } from 'vitest';
import { mayGoTo, pageItems } from './pagination.tsx';

const shown = (current: number, total: number) =>
  pageItems(current, total)
    .map((page) => page ?? '…')
    .join(' ');

test('up to seven pages are all shown', () => {
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('beyond seven, ellipses stand around the current page', () => {
  expect(shown(1, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(4, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
});

test('a page changes only within range and while nothing loads', () => {
  expect(mayGoTo(2, 3, false)).toBe(true);
  expect(mayGoTo(0, 3, false)).toBe(false);
  expect(mayGoTo(4, 3, false)).toBe(false);
  expect(mayGoTo(2, 3, true)).toBe(false);
});
