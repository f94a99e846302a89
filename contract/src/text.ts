import { z } from 'zod';

/** Text that can be stored: PostgreSQL refuses the null character in any text, and half of a surrogate pair in JSON. */
export const textSchema = z.string().refine((text) => !/[\0\p{Cs}]/u.test(text), {
  error: 'must hold neither the null character nor half of a pair',
  abort: true,
});
