import { changeOf, shareRange, signedShare } from '@soumdar/words/deciding';
import { expect, test } from 'vitest';
import { tensRange, toTens } from './format.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a negative return has its sign, and one that rounds to 0 has none', () => {
  expect([0.042, -0.013, -0.0001, 0].map((share) => plain(signedShare(share)))).toEqual([
    '4,2 %',
    '− 1,3 %',
    '0 %',
    '0 %',
  ]);
});

test('a change has its sign both ways', () => {
  expect([0.05, -0.022, 0].map((share) => plain(changeOf(share)))).toEqual(['+ 5 %', '− 2,2 %', '0 %']);
});

test('a range of one figure is that figure', () => {
  expect(plain(shareRange(-0.004, 0.031))).toBe('de − 0,4 % à 3,1 %');
  expect(plain(shareRange(0.0201, 0.0202))).toBe('2 %');
  expect(plain(tensRange(9404, 16_196))).toBe('de 9 400 à 16 200 DT');
  expect(plain(tensRange(58, 61))).toBe('environ 60 DT');
});

test('dinars are rounded to ten, negative ones too', () => {
  expect([1234, -1234, 4, -4].map((dinars) => plain(toTens(dinars)))).toEqual(['1 230', '− 1 230', '0', '0']);
});
