import type { ValidationErrorFor } from './error-handler.ts';

const coordinates = ['lat', 'lon', 'lng'];

export const coordinatesError: ValidationErrorFor = (fields) =>
  fields.some((field) => coordinates.includes(field)) ? 'invalidCoordinates' : undefined;
