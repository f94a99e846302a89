import {
  attributes,
  listedAttributes,
  valuesFor,
  type Attributes,
  type AttributeValue,
  type ListedAttribute,
} from './attributes.ts';

const counts = Array.from({ length: 255 }, (_, count) => count);

/** The values each attribute may have: unknown first, then in rising order. */
const valuesOf = valuesFor(listedAttributes, (name): readonly unknown[] => {
  const attribute = attributes[name];
  switch (attribute.kind) {
    case 'yesNo':
      return [undefined, false, true];
    case 'count':
      return [undefined, ...counts.slice(attribute.min)];
    case 'rank':
      return [undefined, ...attribute.values];
  }
});

/** The value of an attribute as a byte: higher is more or better, 0 is unknown. The code of a number of rooms is that number. */
export function attributeCode(property: Attributes, name: ListedAttribute): number {
  return Math.max(0, valuesOf[name].indexOf(property[name]));
}

/** The value that a code stands for. */
export function attributeValue<Name extends ListedAttribute>(
  name: Name,
  code: number,
): AttributeValue<Name> | undefined {
  return valuesOf[name][code] as AttributeValue<Name> | undefined;
}
