import { expect, test } from 'vitest';
import { codeDigits } from './code-field.tsx';

test.each([
  ['12', '12'],
  ['12a3', '123'],
  ['1234567', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['Soumdar : 482913, valable 10 minutes', '482913'],
  ['Valable 10 minutes : 482913', '482913'],
  ['١٢٣٤٥٦', '123456'],
  ['رمز التثبت ۴۸۲۹۱۳، صالح ١٠ دقائق', '482913'],
  ['', ''],
])('filled with %j, it holds the code %j', (text, code) => {
  expect(codeDigits(text)).toBe(code);
});
