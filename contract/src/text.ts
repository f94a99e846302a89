import { z } from 'zod';

/** What is seen by nobody and turns the words around it: overrides and isolates of direction, and control characters but line ends. */
const unseen = /[\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/gu;

/** Text that can be stored: PostgreSQL refuses the null character in any text, and half of a surrogate pair in JSON. */
export const textSchema = z.string().refine((text) => !/[\0\p{Cs}]/u.test(text), {
  error: 'must hold neither the null character nor half of a pair',
  abort: true,
});

/** What people write about themselves and their homes, and others read. */
export const writtenSchema = textSchema.overwrite((text) => text.replaceAll(unseen, ''));
/** The same on one line, as names are. */
export const nameSchema = writtenSchema.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim());
