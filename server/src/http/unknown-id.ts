import type { ValidationErrorFor } from './error-handler.ts';

/** An id that cannot exist gets the same answer as one that does not. */
export const unknownId: ValidationErrorFor = (fields) => (fields.includes('id') ? 'notFound' : undefined);
