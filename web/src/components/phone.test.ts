import { expect, test } from 'vitest';
import { formatPhone, phoneDigits, reformatPhone } from './phone.tsx';

test.each([
  ['20123456', '20123456'],
  ['20 123 456', '20123456'],
  ['+216 20 123 456', '20123456'],
  ['00216-20-123-456', '20123456'],
  ['21620123456', '20123456'],
  ['(+216) 98.765.432', '98765432'],
  ['2a0b', '20'],
  ['201234567', '20123456'],
  // 21 and 6… are digits of a national number until there are too many of them
  ['21612345', '21612345'],
  ['216123456', '21612345'],
  ['', ''],
])('%j holds the digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['20', '20'],
  ['201', '20 1'],
  ['20123', '20 123'],
  ['201234', '20 123 4'],
  ['20123456', '20 123 456'],
])('the phone number %j is shown as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

// | is the caret
test.each([
  ['a digit at the end', '201|', '20 1|'],
  ['a digit in the middle', '209| 123 45', '20 9|12 345'],
  ['a letter in the middle', '20x| 123', '20| 123'],
  ['a digit removed', '2| 123 456', '2|1 234 56'],
  ['a space removed going back', '20|123', '20| 123'],
])('%s keeps the caret after the same digit', (_, typed, shown) => {
  const caret = typed.indexOf('|');
  const after = reformatPhone(typed.replace('|', ''), caret);
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(shown);
});

test('deleting a space forward passes it', () => {
  expect(reformatPhone('20123', 2, true)).toEqual({ text: '20 123', caret: 3 });
});
