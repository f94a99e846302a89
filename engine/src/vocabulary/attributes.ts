import type { PropertyType, Transaction } from './property-types.ts';

/** From worst to best. */
export const conditions = ['to_renovate', 'to_refresh', 'good', 'very_good', 'new'] as const;
export type Condition = (typeof conditions)[number];

/** From simplest to finest. */
export const standings = ['economic', 'mid', 'high', 'luxury'] as const;
export type Standing = (typeof standings)[number];

export interface AttributeDefinition {
  kind: 'yesNo' | 'count' | 'rank';
  /** Name in the API. */
  detail: string;
  /** In files and in the database. Without one, no model knows the attribute. */
  column?: string;
  /** Ignored for other types. */
  types: readonly PropertyType[];
  /** Forms are written by hand, as specified; elsewhere it is an optional detail. */
  form?: readonly PropertyType[];
  /** Types whose panel 'Affiner' has it; all by default. */
  refinement?: readonly PropertyType[];
  /** Transactions in whose trees it is not: at equal surface, each answer adds the same to every home of a type. */
  additive?: readonly Transaction[];
  /** More of it never lowers a price (`rising`) or never raises one; either where absent. */
  order?: 'rising' | 'falling';
  /** Transactions whose prices it moves: both where absent. */
  transactions?: readonly Transaction[];
}

type Definition = AttributeDefinition &
  (
    | { kind: 'yesNo' }
    /** A whole number; outside the bounds it is a mistake. */
    | { kind: 'count'; min: number; max: number }
    /** From low to high. */
    | { kind: 'rank'; values: readonly string[] }
  );

const flats: readonly PropertyType[] = ['apartment'];
const houses: readonly PropertyType[] = ['house', 'villa'];
const villas: readonly PropertyType[] = ['villa'];
const dwellings: readonly PropertyType[] = [...flats, ...houses];
const plots: readonly PropertyType[] = ['land'];

/**
 * Schemas, columns, features, premiums, panel questions and labels follow from this list. `detail` and
 * `column` of a new attribute are alike. Trees of a stored model know form attributes by their order here:
 * when a form gains one, raise `format` in `serialise.ts` so that models are trained again. Any other gets a
 * premium at the next training, which changed listings start.
 */
export const attributes = {
  /** Living room and bedrooms: S+2 is 3. */
  rooms: {
    kind: 'count',
    detail: 'rooms',
    column: 'rooms',
    min: 1,
    max: 50,
    types: dwellings,
    form: dwellings,
    additive: ['sale'],
  },
  bathrooms: {
    kind: 'count',
    detail: 'bathrooms',
    column: 'bathrooms',
    min: 1,
    max: 50,
    types: dwellings,
    form: dwellings,
    additive: ['sale'],
    order: 'rising',
  },
  garage: {
    kind: 'yesNo',
    detail: 'has_garage',
    column: 'garage',
    types: houses,
    form: houses,
    order: 'rising',
  },
  pool: {
    kind: 'yesNo',
    detail: 'has_pool',
    column: 'pool',
    types: houses,
    form: villas,
    refinement: villas,
    order: 'rising',
  },
  constructible: {
    kind: 'yesNo',
    detail: 'is_constructible',
    column: 'constructible',
    types: plots,
    form: plots,
    order: 'rising',
  },
  /** Storeys of a house or villa. */
  floors: { kind: 'count', detail: 'floors', min: 1, max: 50, types: houses, form: villas },
  furnished: {
    kind: 'yesNo',
    detail: 'furnished',
    column: 'furnished',
    types: dwellings,
    order: 'rising',
    transactions: ['rent'],
  },
  condition: {
    kind: 'rank',
    detail: 'condition',
    column: 'condition',
    values: conditions,
    types: dwellings,
    order: 'rising',
  },
  standing: {
    kind: 'rank',
    detail: 'standing',
    column: 'standing',
    values: standings,
    types: dwellings,
    order: 'rising',
  },
  /** Storey of an apartment; 0 is the ground floor. */
  floor: { kind: 'count', detail: 'floor', column: 'floor', min: 0, max: 50, types: flats },
  ageYears: {
    kind: 'count',
    detail: 'age_years',
    column: 'age_years',
    min: 0,
    max: 300,
    types: dwellings,
    order: 'falling',
  },
  elevator: {
    kind: 'yesNo',
    detail: 'elevator',
    column: 'elevator',
    types: dwellings,
    refinement: flats,
    order: 'rising',
  },
  seaView: { kind: 'yesNo', detail: 'sea_view', column: 'sea_view', types: dwellings, order: 'rising' },
  airConditioning: {
    kind: 'yesNo',
    detail: 'air_conditioning',
    column: 'air_conditioning',
    types: dwellings,
    order: 'rising',
  },
  centralHeating: {
    kind: 'yesNo',
    detail: 'central_heating',
    column: 'central_heating',
    types: dwellings,
    order: 'rising',
  },
  garden: { kind: 'yesNo', detail: 'garden', column: 'garden', types: dwellings, order: 'rising' },
} as const satisfies Record<string, Definition>;

export type AttributeName = keyof typeof attributes;
export const attributeNames = Object.keys(attributes) as AttributeName[];

export type AttributeValue<Name extends AttributeName> = (typeof attributes)[Name] extends {
  values: readonly (infer Value)[];
}
  ? Value
  : (typeof attributes)[Name] extends { kind: 'count' }
    ? number
    : boolean;

/** An absent attribute is unknown, never false or zero. */
export type OptionalAttributes = { [Name in AttributeName]?: AttributeValue<Name> | undefined };

export interface Attributes extends OptionalAttributes {
  /** m²; of the plot for land. */
  surfaceM2: number;
  /** m² of the plot of a house or villa. */
  plotM2?: number | undefined;
}

/** An attribute that advertisements may state, so that a model knows it. */
export type ListedAttribute = {
  [Name in AttributeName]: (typeof attributes)[Name] extends { column: string } ? Name : never;
}[AttributeName];

export type AttributeColumn<Name extends ListedAttribute = ListedAttribute> =
  (typeof attributes)[Name]['column'];

export const listedAttributes = attributeNames.filter(
  (name): name is ListedAttribute => 'column' in attributes[name],
);

export const isOnForm = (name: AttributeName): boolean => 'form' in attributes[name];

export const formAttributes = listedAttributes.filter(isOnForm);

export function isAdditive(name: AttributeName, transaction: Transaction): boolean {
  const { additive }: AttributeDefinition = attributes[name];
  return additive?.includes(transaction) ?? false;
}

export function valuesFor<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

export type ExplainedAttribute = 'surfaceM2' | ListedAttribute;
export const explainedAttributes: readonly ExplainedAttribute[] = ['surfaceM2', ...listedAttributes];
