import { attributesOf, type DataBasis, type DetailName, type Details } from '@soumdar/contract';

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

/** Stated, while no advertisement tells it. */
export const isPlotUnused = ({ plot_m2 }: Details, basis: DataBasis | null | undefined): boolean =>
  plot_m2 !== undefined && basis?.asksPlot === false;

/** Of land on which one may not build. */
const lackMatters = (detail: DetailName) => detail === 'is_constructible';
