import type { ValidationErrorFor } from './error-handler.ts';

const coordinates = ['lat', 'lon', 'lng'];

/** For calls whose query holds a position. */
export const coordinatesError: ValidationErrorFor = (fields) =>
  fields.some((field) => coordinates.includes(field)) ? 'invalidCoordinates' : undefined;
