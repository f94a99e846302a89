import type { CheckedEstimationRequest, Details } from '@soumdar/contract';
import {
  attributeNames,
  attributes,
  listedAttributes,
  type OptionalAttributes,
  type Subject,
} from '@soumdar/engine';
import type { ValidationErrorFor } from '../http/error-handler.ts';

export type Property = Pick<CheckedEstimationRequest, 'type' | 'location' | 'details'>;

export function toSubject({ type, location, details }: Property): Subject {
  const stated: OptionalAttributes = Object.fromEntries(
    attributeNames.map((name) => [name, details[attributes[name].detail]]),
  );
  return {
    propertyType: type,
    lat: location.lat,
    lng: location.lng,
    surfaceM2: details.surface,
    plotM2: details.plot_m2,
    ...stated,
  };
}

export function toDetails(subject: Subject): Details {
  const stated: Partial<Details> = Object.fromEntries(
    listedAttributes.map((name) => [attributes[name].detail, subject[name]]),
  );
  return { ...stated, surface: subject.surfaceM2 };
}

/** The contract has an error of its own for the place, then for the type. */
export const propertyValidationError: ValidationErrorFor = (fields) => {
  if (fields.some((field) => field === '' || field.split('.')[0] === 'location')) return 'invalidCoordinates';
  return fields.includes('type') ? 'invalidPropertyType' : undefined;
};
