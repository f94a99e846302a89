import {
  attributesOf,
  type DataBasis,
  type DetailName,
  type Details,
  type PropertyType,
} from '@soumdar/contract';

/** What is stated of a property, by the name of its detail. */
export interface PropertyFact {
  name: DetailName | 'surface' | 'plot_m2';
  value: number | string | boolean;
}

export function propertyFacts(details: Details): PropertyFact[] {
  const known = (name: PropertyFact['name']): PropertyFact[] =>
    details[name] === undefined ? [] : [{ name, value: details[name] }];
  const counts = attributesOf('count').flatMap(({ detail, min }) =>
    (details[detail] ?? -1) >= min ? known(detail) : [],
  );
  const yesNo = attributesOf('yesNo').flatMap(({ detail }) =>
    details[detail] || lackMatters(detail) ? known(detail) : [],
  );
  return [
    ...known('surface'),
    ...known('plot_m2'),
    ...counts,
    ...attributesOf('rank').flatMap(({ detail }) => known(detail)),
    ...yesNo,
  ];
}

/** How the estimate treats what is stated or unstated; nothing of an old record without `basis`. */
export type PropertyNote = 'plotUnused' | 'countedAsConstructible';

export function propertyNotes(
  type: PropertyType,
  { plot_m2, is_constructible }: Details,
  basis: DataBasis | null | undefined,
): PropertyNote[] {
  if (!basis) return [];
  return [
    ...(plot_m2 !== undefined && basis.asksPlot === false ? (['plotUnused'] as const) : []),
    ...(type === 'land' && is_constructible === undefined ? (['countedAsConstructible'] as const) : []),
  ];
}

/** Of land on which one may not build. */
const lackMatters = (detail: DetailName) => detail === 'is_constructible';
