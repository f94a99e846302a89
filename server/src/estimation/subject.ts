import type { CheckedEstimationRequest, Details, PropertyType } from '@soumdar/contract';
import {
  attributeNames,
  attributes,
  listedAttributes,
  type OptionalAttributes,
  type Subject,
} from '@soumdar/engine';
import type { ValidationErrorFor } from '../http/error-handler.ts';

/** Keeps the details that such a property can have: land has no rooms, a flat no pool of its own. */
export function applicableDetails(type: PropertyType, details: Details): Details {
  const inapplicable = Object.values(attributes)
    .filter(({ types }) => !types.includes(type))
    .map(({ detail }) => [detail, undefined]);
  return { ...details, ...Object.fromEntries(inapplicable) };
}

export type Property = Pick<CheckedEstimationRequest, 'type' | 'location' | 'details'>;

/** The property of a request, in the engine's words. */
export function toSubject({ type, location, details }: Property): Subject {
  const { surface, ...known } = applicableDetails(type, details);
  const told: OptionalAttributes = Object.fromEntries(
    attributeNames.map((name) => [name, known[attributes[name].detail]]),
  );
  return { propertyType: type, lat: location.lat, lng: location.lng, surfaceM2: surface, ...told };
}

/** What a model knows of a property, in the words of the API. */
export function toDetails(subject: Subject): Details {
  const told: Partial<Details> = Object.fromEntries(
    listedAttributes.map((name) => [attributes[name].detail, subject[name]]),
  );
  return { ...told, surface: subject.surfaceM2 };
}

/** The place comes first, then the type: the contract has an error of its own for each. */
export const propertyValidationError: ValidationErrorFor = (fields) => {
  if (fields.some((field) => field === '' || field.split('.')[0] === 'location')) return 'invalidCoordinates';
  return fields.includes('type') ? 'invalidPropertyType' : undefined;
};
