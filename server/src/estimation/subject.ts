import type { CheckedEstimationRequest, Details, PropertyType } from '@soumdar/contract';
import type { Subject } from '@soumdar/engine';
import type { ValidationErrorFor } from '../http/error-handler.ts';

/** Keeps the details that such a property can have: land has no rooms, a flat no pool of its own. */
export function applicableDetails(type: PropertyType, details: Details): Details {
  const { surface, is_constructible, has_garage, has_pool, floors, floor, ...ofDwellings } = details;
  switch (type) {
    case 'land':
      return { surface, is_constructible };
    case 'apartment':
      return { surface, ...ofDwellings, floor };
    case 'house':
    case 'villa':
      return { surface, ...ofDwellings, has_garage, has_pool, floors };
  }
}

export type Property = Pick<CheckedEstimationRequest, 'type' | 'location' | 'details'>;

/** The property of a request, in the engine's words. */
export function toSubject({ type, location, details }: Property): Subject {
  const known = applicableDetails(type, details);
  return {
    propertyType: type,
    lat: location.lat,
    lng: location.lng,
    surfaceM2: known.surface,
    rooms: known.rooms,
    bathrooms: known.bathrooms,
    floors: known.floors,
    garage: known.has_garage,
    pool: known.has_pool,
    constructible: known.is_constructible,
    furnished: known.furnished,
    condition: known.condition,
    standing: known.standing,
    floor: known.floor,
    ageYears: known.age_years,
    elevator: known.elevator,
    seaView: known.sea_view,
    airConditioning: known.air_conditioning,
    centralHeating: known.central_heating,
    garden: known.garden,
  };
}

/** A property of the engine's, in the words of the API. */
export function toDetails(subject: Subject): Details {
  return {
    surface: subject.surfaceM2,
    rooms: subject.rooms,
    bathrooms: subject.bathrooms,
    has_garage: subject.garage,
    has_pool: subject.pool,
    is_constructible: subject.constructible,
    furnished: subject.furnished,
    condition: subject.condition,
    standing: subject.standing,
    floor: subject.floor,
    age_years: subject.ageYears,
    elevator: subject.elevator,
    sea_view: subject.seaView,
    air_conditioning: subject.airConditioning,
    central_heating: subject.centralHeating,
    garden: subject.garden,
  };
}

/** The place comes first, then the type: the contract has an error of its own for each. */
export const propertyValidationError: ValidationErrorFor = (fields) => {
  if (fields.some((field) => field === '' || field.split('.')[0] === 'location')) return 'invalidCoordinates';
  return fields.includes('type') ? 'invalidPropertyType' : undefined;
};
