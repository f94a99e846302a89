import {
  attributes,
  type AttributeValue,
  type ListedAttribute,
  type OptionalAttributes,
} from './attributes.ts';

const highestCode = 255;

/**
 * An attribute as a byte: higher is more or better, 0 is unknown or outside the bounds of a count. The code
 * of a number of rooms is that number.
 */
export function attributeCode(property: OptionalAttributes, name: ListedAttribute): number {
  const value = property[name];
  if (value === undefined) return 0;
  const attribute: CodedAttribute = attributes[name];
  switch (attribute.kind) {
    case 'yesNo':
      return value ? 2 : 1;
    case 'count': {
      const count = value as number;
      return count >= attribute.min && count <= attribute.max
        ? Math.min(highestCode, count - attribute.min + 1)
        : 0;
    }
    case 'rank':
      return attribute.values.indexOf(value as string) + 1;
  }
}

type CodedAttribute =
  | { kind: 'yesNo' }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'rank'; values: readonly string[] };

export function attributeValue<Name extends ListedAttribute>(
  name: Name,
  code: number,
): AttributeValue<Name> | undefined {
  if (code === 0) return undefined;
  const attribute: CodedAttribute = attributes[name];
  const value =
    attribute.kind === 'yesNo'
      ? code === 2
      : attribute.kind === 'count'
        ? attribute.min + code - 1
        : attribute.values[code - 1];
  return value as AttributeValue<Name>;
}
