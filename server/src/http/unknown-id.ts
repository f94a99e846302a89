import type { ValidationErrorFor } from './error-handler.ts';

/** What nothing is called is as good as the id of something that does not exist. */
export const unknownId: ValidationErrorFor = (fields) => (fields.includes('id') ? 'notFound' : undefined);
