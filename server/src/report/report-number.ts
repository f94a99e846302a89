import { randomBytes } from 'node:crypto';
import { reportNumberAlphabet, reportNumberLength } from '@soumdar/contract';

/** 80 random bits: each character stands for five, and a byte holds whole multiples of them. */
export const newReportNumber = (): string =>
  Array.from(randomBytes(reportNumberLength), (byte) => reportNumberAlphabet[byte % 32]).join('');
