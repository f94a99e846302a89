import {
  attributes,
  explainedAttributes,
  type AttributeDefinition,
  type AttributeName,
  type Effect,
  type ListedAttribute,
  type PropertyType,
} from '@soumdar/engine';

export { attributes, valuesFor } from '@soumdar/engine';

/** An attribute of the engine; the API names it by its `detail`. */
type Attribute = (typeof attributes)[AttributeName];
type Kind = Attribute['kind'];
type AttributeOf<Of extends Kind> = Extract<Attribute, { kind: Of }>;

export type DetailName = Attribute['detail'];
export type CountName = AttributeOf<'count'>['detail'];
export type RankName = AttributeOf<'rank'>['detail'];
export type YesNoName = AttributeOf<'yesNo'>['detail'];

/** The attributes of a kind, in the order of the engine's table. */
export function attributesOf<Of extends Kind>(kind: Of): AttributeOf<Of>[] {
  return Object.values(attributes).filter(
    (attribute): attribute is AttributeOf<Of> => attribute.kind === kind,
  );
}

/** Whether an attribute can refine the estimate of a property of this type. */
export function refines({ types, refinement = types }: AttributeDefinition, type: PropertyType): boolean {
  return refinement.includes(type);
}

/** Types that may have each detail. The plot is stated of what stands on one. */
export const typesOfDetail: ReadonlyMap<string, readonly PropertyType[]> = new Map<
  string,
  readonly PropertyType[]
>([
  ...Object.values(attributes).map(({ detail, types }) => [detail, types] as const),
  ['plot_m2', ['house', 'villa']],
]);

/** False of a detail that a property of this type cannot have. */
export const canHave = (type: PropertyType, detail: string) =>
  typesOfDetail.get(detail)?.includes(type) ?? true;

/** What can move a price away from its zone's typical price: details of the property, and what the nearest advertisements ask. */
export type EffectFactor = 'surface' | 'comparables' | (typeof attributes)[ListedAttribute]['detail'];

export function factorOf(attribute: Effect['attribute']): EffectFactor {
  if (attribute === 'surfaceM2') return 'surface';
  return attribute === 'comparables' ? attribute : attributes[attribute].detail;
}

export const effectFactors: readonly EffectFactor[] = [...explainedAttributes.map(factorOf), 'comparables'];
