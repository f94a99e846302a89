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

/** An attribute as the API gives it: under the name of its detail. */
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

/** Whether an estimate of such a property can be refined by an attribute. */
export function refines({ types, refinement = types }: AttributeDefinition, type: PropertyType): boolean {
  return refinement.includes(type);
}

/** What can move a price away from the typical one of its zone: a detail of the property. */
export type EffectFactor = 'surface' | (typeof attributes)[ListedAttribute]['detail'];

export const factorOf = (attribute: ExplainedAttribute): EffectFactor =>
  attribute === 'surfaceM2' ? 'surface' : attributes[attribute].detail;

export const effectFactors = explainedAttributes.map(factorOf);
