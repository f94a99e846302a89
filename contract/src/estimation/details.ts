import {
  attributes,
  explainedAttributes,
  listedAttributes,
  type AdjustmentCause as EngineCause,
  type AttributeDefinition,
  type AttributeName,
  type Effect,
  type ListedAttribute,
  type PropertyType,
} from '@soumdar/engine';

export { attributes, valuesFor } from '@soumdar/engine';

type Attribute = (typeof attributes)[AttributeName];
type Kind = Attribute['kind'];
type AttributeOf<Of extends Kind> = Extract<Attribute, { kind: Of }>;

export type DetailName = Attribute['detail'];
export type CountName = AttributeOf<'count'>['detail'];
export type RankName = AttributeOf<'rank'>['detail'];
export type YesNoName = AttributeOf<'yesNo'>['detail'];

export function attributesOf<Of extends Kind>(kind: Of): AttributeOf<Of>[] {
  return Object.values(attributes).filter(
    (attribute): attribute is AttributeOf<Of> => attribute.kind === kind,
  );
}

export function refines({ types, refinement = types }: AttributeDefinition, type: PropertyType): boolean {
  return refinement.includes(type);
}

/** Whether an attribute is on neither the form nor the panel of a type, so that no owner states it. */
export function isOffForm(type: PropertyType, cause: string): cause is DetailName {
  const attribute = Object.values<AttributeDefinition>(attributes).find(({ detail }) => detail === cause);
  return attribute !== undefined && !attribute.form?.includes(type) && !refines(attribute, type);
}

/** A plot is stated only for what stands on one. */
export const typesOfDetail: ReadonlyMap<string, readonly PropertyType[]> = new Map<
  string,
  readonly PropertyType[]
>([
  ...Object.values(attributes).map(({ detail, types }) => [detail, types] as const),
  ['plot_m2', ['house', 'villa']],
]);

export const canHave = (type: PropertyType, detail: string) =>
  typesOfDetail.get(detail)?.includes(type) ?? true;

/** The property's details, its place within its town, and the nearest advertisements. */
export type EffectFactor =
  'surface' | 'place' | 'comparables' | (typeof attributes)[ListedAttribute]['detail'];

export function factorOf(attribute: Effect['attribute']): EffectFactor {
  if (attribute === 'surfaceM2') return 'surface';
  return attribute === 'comparables' || attribute === 'place' ? attribute : attributes[attribute].detail;
}

export const effectFactors: readonly EffectFactor[] = [
  ...explainedAttributes.map(factorOf),
  'place',
  'comparables',
];

/** Details that differ; advertisements around each home; who advertised when. */
export type AdjustmentCause =
  (typeof attributes)[ListedAttribute]['detail'] | 'plot_m2' | 'comparables' | 'sites';

export function causeOf(cause: EngineCause): AdjustmentCause {
  if (cause === 'plotM2') return 'plot_m2';
  return cause === 'comparables' || cause === 'sites' ? cause : attributes[cause].detail;
}

export const adjustmentCauses: readonly AdjustmentCause[] = [
  ...listedAttributes.map(causeOf),
  'plot_m2',
  'comparables',
  'sites',
];
