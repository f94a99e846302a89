import { usuallyConstructible, usualRooms } from '../parameters/params.ts';
import { yearsOf } from '../time-adjustment/dates.ts';
import {
  attributes,
  formAttributes,
  isAdditive,
  isOnForm,
  listedAttributes,
  valuesFor,
  type AttributeDefinition,
  type ListedAttribute,
} from '../vocabulary/attributes.ts';
import type { AdjustmentName } from '../vocabulary/estimate.ts';
import { propertyTypes, type PropertyType, type Subject, type Transaction } from '../vocabulary/property.ts';

type Feature = (subject: Subject, date: string) => number | boolean | undefined;

/** Attributes on no form have premiums instead. */
const features = {
  logSurface: (subject) => Math.log(subject.surfaceM2),
  lat: (subject) => subject.lat,
  lng: (subject) => subject.lng,
  // diagonal axes let one split follow a coast that runs neither north nor east
  northEast: (subject) => subject.lat + subject.lng,
  northWest: (subject) => subject.lat - subject.lng,
  propertyType: (subject) => propertyTypes.indexOf(subject.propertyType),
  ...valuesFor(
    formAttributes,
    (name): Feature =>
      (subject) =>
        subject[name] as number | boolean | undefined,
  ),
  date: (_, date) => yearsOf(date),
  logPlot: ({ plotM2 }) => (plotM2 === undefined ? undefined : Math.log(plotM2)),
} satisfies Record<string, Feature>;

const names = Object.keys(features);
export const surfaceColumn = names.indexOf('logSurface');
export const dateColumn = names.indexOf('date');

/** What each column is called where its effect on a price is shown; sites change with the date, which is no time. */
export const columnGroups: readonly AdjustmentName[] = names.map((name) => {
  if (name === 'logSurface') return 'surface';
  if (name === 'date') return 'rest';
  if (name === 'rooms' || name === 'bathrooms') return 'rooms';
  return ['lat', 'lng', 'northEast', 'northWest'].includes(name) ? 'place' : 'details';
});

/** The detail that a column of the group `details` holds. */
export const columnDetails: readonly (ListedAttribute | 'plotM2' | undefined)[] = names.map(
  (name, column) => {
    if (columnGroups[column] !== 'details') return undefined;
    return name === 'logPlot' ? 'plotM2' : formAttributes.find((attribute) => attribute === name);
  },
);

export function columnOfAttribute(name: ListedAttribute): number {
  return names.indexOf(name);
}

/** 1: more never lowers a price; -1: more never raises one; 0: either. */
export const featureOrders: readonly number[] = names.map((name) => {
  const order = name === 'logPlot' ? 'rising' : definitionOf(name)?.order;
  return order === undefined ? 0 : order === 'rising' ? 1 : -1;
});

/** Those of attributes that have premiums instead. */
export function additiveColumns(transaction: Transaction): number[] {
  return formAttributes.flatMap((name) => (isAdditive(name, transaction) ? columnOfAttribute(name) : []));
}

export function offFormColumns(propertyType: PropertyType): number[] {
  return [...names.keys()].filter((column) => {
    const form = definitionOf(names[column]!)?.form;
    return form !== undefined && !form.includes(propertyType);
  });
}

function definitionOf(name: string): AttributeDefinition | undefined {
  return (attributes as Record<string, AttributeDefinition>)[name];
}

/** In a fixed order; NaN where unknown. */
export function featureValues(subject: Subject, date: string): number[] {
  const known = asUsual(subject);
  return Object.values<Feature>(features).map((feature) => {
    const value = feature(known, date);
    return value === undefined ? Number.NaN : Number(value);
  });
}

/** As comparables are weighed: where rooms are in no tree, those unstated say nothing. */
export function weighedAs(subject: Subject, transaction: Transaction): Subject {
  return isAdditive('rooms', transaction) ? subject : asUsual(subject);
}

/** With the usual rooms of a dwelling and the building rights of a plot where they are unstated. */
export function asUsual(subject: Subject): Subject {
  const { propertyType, rooms = usualRooms[propertyType], constructible = usuallyConstructible } = subject;
  return {
    ...subject,
    ...(rooms !== undefined && { rooms }),
    ...(propertyType === 'land' && { constructible }),
  };
}

const optionalDetails = listedAttributes.filter((name) => !isOnForm(name));

export function withoutDetails<Property extends Subject>(property: Property): Property {
  return { ...property, ...valuesFor(optionalDetails, () => undefined) };
}
