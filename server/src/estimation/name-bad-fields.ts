import type { NameBadFields } from '../http/error-handler.ts';

/** The place comes first, then the type: the contract has an error of its own for each. */
export const namePropertyFields: NameBadFields = (fields) => {
  if (fields.some((field) => field === '' || field.split('.')[0] === 'location')) return 'invalidCoordinates';
  return fields.includes('type') ? 'invalidPropertyType' : undefined;
};
