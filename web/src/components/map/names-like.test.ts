import { expect, test } from 'vitest';
import { namesLike } from './names-like.ts';

const all = [
  { name: 'Aïn Zaghouan', nameAr: 'عين زغوان' },
  { name: 'L’Aouina', nameAr: 'العوينة' },
  { name: 'Marsa Corniche' },
];
const names = (text: string) => namesLike(all, text).map(({ name }) => name);

test.each([
  ['', ['Aïn Zaghouan', 'L’Aouina', 'Marsa Corniche']],
  ['ain', ['Aïn Zaghouan']],
  [" L'AOU ", ['L’Aouina']],
  ['corniche', ['Marsa Corniche']],
  ['Sfax', []],
  ['عوينه', ['L’Aouina']],
  ['العُوينة', ['L’Aouina']],
  ['زغوان', ['Aïn Zaghouan']],
])('%j finds %j', (text, found) => {
  expect(names(text)).toEqual(found);
});
