import { z } from 'zod';

/** Invisible characters that reorder text, and control characters except line ends. */
const unseen = /[\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/gu;

/** PostgreSQL refuses the null character, and half of a surrogate pair in JSON. */
export const textSchema = z.string().refine((text) => !/[\0\p{Cs}]/u.test(text), {
  error: 'must hold neither the null character nor half of a pair',
  abort: true,
});

/** Text that people write and others read. */
export const writtenSchema = textSchema.overwrite((text) => text.replaceAll(unseen, ''));
/** The same on one line, as names are. */
export const nameSchema = writtenSchema.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim());
