import {
  attributes,
  explainedAttributes,
  type AttributeDefinition,
  type AttributeName,
  type ExplainedAttribute,
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

/** The details of a property that can move its price away from its zone's typical price. */
export type EffectFactor = 'surface' | (typeof attributes)[ListedAttribute]['detail'];

export const factorOf = (attribute: ExplainedAttribute): EffectFactor =>
  attribute === 'surfaceM2' ? 'surface' : attributes[attribute].detail;

export const effectFactors = explainedAttributes.map(factorOf);
