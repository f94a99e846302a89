import { expect, test } from 'vitest';
import { namesLike } from './names-like.ts';

const all = ['Aïn Zaghouan', 'L’Aouina', 'Marsa Corniche'].map((name) => ({ name }));
const names = (text: string) => namesLike(all, text).map(({ name }) => name);

test.each([
  ['', ['Aïn Zaghouan', 'L’Aouina', 'Marsa Corniche']],
  ['ain', ['Aïn Zaghouan']],
  [" L'AOU ", ['L’Aouina']],
  ['corniche', ['Marsa Corniche']],
  ['Sfax', []],
])('%j finds %j', (text, found) => {
  expect(names(text)).toEqual(found);
});
