import { expect, test } from 'vitest';
import { formatPhone, internationalPhone, phoneDigits, reformatPhone } from './phone.tsx';

test.each([
  ['20123456', '20123456'],
  ['20 123 456', '20123456'],
  ['+216 20 123 456', '20123456'],
  ['00216-20-123-456', '20123456'],
  ['(+216) 98.765.432', '98765432'],
  ['2a0b', '20'],
  ['٢٠ ١٢٣ ٤٥٦', '20123456'],
  ['+۲۱۶ ۹۸ ۷۶۵ ۴۳۲', '98765432'],
  ['21612345', '21612345'],
  ['', ''],
])('%j holds the digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  '+41 79 123 45 67',
  '0041791234567',
  '079 123 45 67',
  '0',
  '+',
  '+216',
  '+216 20 123 4567',
  '201234567',
  '21620123456',
  '+33 6 12 34 56',
  '20+123456',
])('%j is no part of a Tunisian number and stays as typed', (text) => {
  expect(phoneDigits(text)).toBeUndefined();
  expect(reformatPhone(text, text.length)).toBeUndefined();
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
  ['an Arabic digit in the middle', '2٠|1٢3', '20| 123'],
  ['a letter in the middle', '20x| 123', '20| 123'],
  ['a digit removed', '2| 123 456', '2|1 234 56'],
  ['a space removed going back', '20|123', '20| 123'],
  ['the country code completed', '+21620123456|', '20 123 456|'],
])('%s keeps the caret after the same digit', (_, typed, shown) => {
  const caret = typed.indexOf('|');
  const after = reformatPhone(typed.replace('|', ''), caret)!;
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(shown);
});

test('deleting a space forward passes it', () => {
  expect(reformatPhone('20123', 2, true)).toEqual({ text: '20 123', caret: 3 });
});

test('a foreign number is never sent as a Tunisian one', () => {
  expect(internationalPhone('20 123 456')).toBe('+21620123456');
  expect(internationalPhone('+41 79 123 45 67')).not.toMatch(/^\+216\d{8}$/);
});
