import { z } from 'zod';

/** Text that can be stored: PostgreSQL accepts every character except NUL. */
export const textSchema = z
  .string()
  .refine((text) => !text.includes('\0'), 'must not hold the null character');
