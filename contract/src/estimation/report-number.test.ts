import { expect, test } from 'vitest';
import { normaliseReportNumber } from './report-number.ts';

test.each([
  ['7K3M-9QXT-2B4C-8VWZ', '7K3M9QXT2B4C8VWZ'],
  ['7k3m 9qxt 2b4c 8vwz', '7K3M9QXT2B4C8VWZ'],
  ['OIL0-0000-0000-0000', '0110000000000000'],
  ['٧K٣M-٩QXT-۲B۴C-٨VWZ', '7K3M9QXT2B4C8VWZ'],
])('the number of a report typed as %s is %s', (typed, number) => {
  expect(normaliseReportNumber(typed)).toBe(number);
});
