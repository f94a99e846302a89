import { yearsOf } from '../time-adjustment/dates.ts';
import {
  attributes,
  isOnForm,
  listedAttributes,
  valuesFor,
  type ListedAttribute,
} from '../vocabulary/attributes.ts';
import { propertyTypes, type Subject } from '../vocabulary/property.ts';

type Feature = (subject: Subject, date: string) => number | boolean | undefined;

const basicFeatures = {
  logSurface: (subject) => Math.log(subject.surfaceM2),
  lat: (subject) => subject.lat,
  lng: (subject) => subject.lng,
  // diagonal axes let one split follow a coast that runs neither north nor east
  northEast: (subject) => subject.lat + subject.lng,
  northWest: (subject) => subject.lat - subject.lng,
  propertyType: (subject) => propertyTypes.indexOf(subject.propertyType),
  ...valuesFor(listedAttributes.filter(isOnForm), attributeFeature),
  date: (_, date) => yearsOf(date),
} satisfies Record<string, Feature>;

const optionalDetails = listedAttributes.filter((name) => !isOnForm(name));

function attributeFeature(name: ListedAttribute): Feature {
  const attribute = attributes[name];
  if (attribute.kind !== 'rank') return (subject) => subject[name] as number | boolean | undefined;
  const ranks: readonly unknown[] = attribute.values;
  return (subject) => (subject[name] === undefined ? undefined : ranks.indexOf(subject[name]));
}

/** The features of a model: those of what every form asks, or those of the optional details too. */
export const fieldSets = ['basic', 'detailed'] as const;
export type FieldSet = (typeof fieldSets)[number];

const features: Record<FieldSet, readonly Feature[]> = {
  basic: Object.values(basicFeatures),
  detailed: [...Object.values(basicFeatures), ...optionalDetails.map(attributeFeature)],
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
  return optionalDetails.some((name) => subject[name] !== undefined) ? 'detailed' : 'basic';
}

/** The subject with nothing but what the field set has: the basic one has no optional details. */
export function limitToFields<Limited extends Subject>(subject: Limited, fields: FieldSet): Limited {
  if (fields === 'detailed') return subject;
  return { ...subject, ...valuesFor(optionalDetails, () => undefined) };
}
