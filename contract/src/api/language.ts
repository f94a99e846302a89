import { z } from 'zod';

/** Those of the catalogues of words. */
export const languageSchema = z.enum(['fr', 'ar']);

/** Of a file: without it, that of its reader. */
export const languageQuerySchema = z.object({ lang: languageSchema.optional() });
