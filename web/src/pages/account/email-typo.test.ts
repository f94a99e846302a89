import { expect, test } from 'vitest';
import { meantEmail } from './email-typo.ts';

test.each([
  ['amel@gmial.com', 'amel@gmail.com'],
  ['Amel.B@GMAI.COM ', 'Amel.B@gmail.com'],
  ['amel@gmail.con', 'amel@gmail.com'],
  ['amel@gmal.co', 'amel@gmail.com'],
  ['amel@yaho.fr', 'amel@yahoo.fr'],
  ['amel@hotmial.fr', 'amel@hotmail.fr'],
  ['amel@outlok.com', 'amel@outlook.com'],
  ['amel@topnet.tm', 'amel@topnet.tn'],
])('%j probably means %j', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  '',
  'amel',
  'amel@',
  'amel@gmail.com',
  'amel@GMAIL.com',
  'amel@hotmail.fr',
  'amel@mail.com',
  'amel@ymail.com',
  'amel@exemple.tn',
  'amel@notaires.tn',
  'amel@gmial.com@gmial.com',
])('%j gets no suggestion', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
