import type { CheckedEstimationRequest, Details, PropertyLocation } from '@soumdar/contract';
import {
  attributeNames,
  attributes,
  listedAttributes,
  type OptionalAttributes,
  type Subject,
} from '@soumdar/engine';
import { quarterAt } from '@soumdar/listings';
import type { ValidationErrorFor } from '../http/error-handler.ts';

export interface Property extends Pick<CheckedEstimationRequest, 'type' | 'details'> {
  location: PropertyLocation;
}

interface StoredLocation {
  lat: number;
  lng: number;
  precision: PropertyLocation['precision'] | null;
}

export const presentLocation = ({ lat, lng, precision }: StoredLocation): PropertyLocation => ({
  lat,
  lng,
  ...(precision && { precision }),
});

/** In the centre of its neighbourhood, where advertisements stand. */
export function toSubject({ type, location, details }: Property): Subject {
  const stated: OptionalAttributes = Object.fromEntries(
    attributeNames.map((name) => [name, details[attributes[name].detail]]),
  );
  return {
    propertyType: type,
    ...quarterAt({ lat: location.lat, lng: location.lng }),
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
  const isOfPosition = (field: string) =>
    field.split('.')[0] === 'location' && field !== 'location.precision';
  if (fields.some((field) => field === '' || isOfPosition(field))) return 'invalidCoordinates';
  return fields.includes('type') ? 'invalidPropertyType' : undefined;
};
