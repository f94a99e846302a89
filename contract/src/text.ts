import { z } from 'zod';

/** Text that can be kept: PostgreSQL takes every character but the null one. */
export const textSchema = z
  .string()
  .refine((text) => !text.includes('\0'), 'must not hold the null character');
