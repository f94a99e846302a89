import { yearsOf } from '../time-adjustment/dates.ts';
import { conditions, propertyTypes, standings, type Subject } from '../vocabulary/property.ts';

const basicFeatures = {
  logSurface: (subject) => Math.log(subject.surfaceM2),
  lat: (subject) => subject.lat,
  lng: (subject) => subject.lng,
  // diagonal axes let one split follow a coast that runs neither north nor east
  northEast: (subject) => subject.lat + subject.lng,
  northWest: (subject) => subject.lat - subject.lng,
  propertyType: (subject) => propertyTypes.indexOf(subject.propertyType),
  rooms: (subject) => subject.rooms,
  bathrooms: (subject) => subject.bathrooms,
  garage: (subject) => subject.garage,
  pool: (subject) => subject.pool,
  constructible: (subject) => subject.constructible,
  date: (_, date) => yearsOf(date),
} satisfies Record<string, Feature>;

const detailFeatures = {
  furnished: (subject) => subject.furnished,
  condition: (subject) => rank(conditions, subject.condition),
  standing: (subject) => rank(standings, subject.standing),
  floor: (subject) => subject.floor,
  ageYears: (subject) => subject.ageYears,
  elevator: (subject) => subject.elevator,
  seaView: (subject) => subject.seaView,
  airConditioning: (subject) => subject.airConditioning,
  centralHeating: (subject) => subject.centralHeating,
  garden: (subject) => subject.garden,
} satisfies Record<string, Feature>;

type Feature = (subject: Subject, date: string) => number | boolean | undefined;

/** The features of a model: those of what every form asks, or those of the optional details too. */
export const fieldSets = ['basic', 'detailed'] as const;
export type FieldSet = (typeof fieldSets)[number];

const features: Record<FieldSet, readonly Feature[]> = {
  basic: Object.values(basicFeatures),
  detailed: [...Object.values(basicFeatures), ...Object.values(detailFeatures)],
};

export const surfaceColumn = Object.keys(basicFeatures).indexOf('logSurface');

/** Values of the features in a fixed order; NaN where unknown. */
export function featureValues(subject: Subject, date: string, fields: FieldSet): number[] {
  return features[fields].map((feature) => {
    const value = feature(subject, date);
    return value === undefined ? Number.NaN : Number(value);
  });
}

/** The field set for a subject: the detailed one as soon as one optional detail is known. */
export function fieldsOf(subject: Subject): FieldSet {
  return Object.values<Feature>(detailFeatures).some((feature) => feature(subject, '') !== undefined)
    ? 'detailed'
    : 'basic';
}

/** The subject with nothing but what the field set has: the basic one has no optional details. */
export function limitToFields<Limited extends Subject>(subject: Limited, fields: FieldSet): Limited {
  if (fields === 'detailed') return subject;
  const unknown = Object.fromEntries(Object.keys(detailFeatures).map((detail) => [detail, undefined]));
  return { ...subject, ...unknown };
}

function rank<Value>(order: readonly Value[], value: Value | undefined): number | undefined {
  return value === undefined ? undefined : order.indexOf(value);
}
