import { groupReportNumber, normaliseReportNumber } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { newReportNumber } from './make-report.ts';

test('a number has 80 random bits, in characters that are not mistaken for each other', () => {
  const numbers = Array.from({ length: 1000 }, newReportNumber);
  expect(new Set(numbers).size).toBe(1000);
  expect(new Set(numbers.join(''))).toEqual(new Set('0123456789ABCDEFGHJKMNPQRSTVWXYZ'));
  expect(numbers.every((number) => number.length === 16)).toBe(true);
});

test('a number is read as it is printed, or as somebody copies it', () => {
  const number = '7K3M9QXT0B1C8VWZ';
  expect(groupReportNumber(number)).toBe('7K3M-9QXT-0B1C-8VWZ');
  for (const typed of ['7K3M-9QXT-0B1C-8VWZ', '7k3m 9qxt obic 8vwz', ' 7K3M9QXTOBLC8VWZ '])
    expect(normaliseReportNumber(typed)).toBe(number);
});
