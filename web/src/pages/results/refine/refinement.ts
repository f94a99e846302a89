import {
  attributesOf,
  refines,
  valuesFor,
  type CountName,
  type Details,
  type PropertyType,
  type RankName,
  type YesNoName,
} from '@soumdar/contract';
import { asTyped, typedNumber } from '../../../estimation/wizard-answers.ts';
import { surfaceError } from '../../../estimation/wizard-rules.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

type RankAnswers = { [Name in RankName]: NonNullable<Details[Name]> | '' };

/** All that can be said of a property, as typed. What is left empty or unticked is unknown. */
export interface RefinementAnswers
  extends Record<CountName | 'surface', string>, RankAnswers, Record<YesNoName, boolean> {}

/** What is worth asking of a type, besides its surface. */
export function askedOf(type: PropertyType) {
  return {
    counts: attributesOf('count').filter((attribute) => refines(attribute, type)),
    ranks: attributesOf('rank').filter((attribute) => refines(attribute, type)),
    yesNo: attributesOf('yesNo').filter((attribute) => refines(attribute, type)),
  };
}

const namesOf = <Name extends string>(some: readonly { detail: Name }[]) => some.map(({ detail }) => detail);

/** The form as it opens: what is already known of the property. */
export function knownAnswers(details: Details): RefinementAnswers {
  return {
    surface: asTyped(details.surface),
    condition: details.condition ?? '',
    standing: details.standing ?? '',
    ...valuesFor(namesOf(attributesOf('count')), (field) => asTyped(details[field])),
    ...valuesFor(namesOf(attributesOf('yesNo')), (field) => details[field] ?? false),
  };
}

/** The property's details with what was answered; what is not asked of its type stays. */
export function refinedDetails(type: PropertyType, details: Details, answers: RefinementAnswers): Details {
  const { counts, ranks, yesNo } = askedOf(type);
  // what the wizard asks and was told, the property lacks when it is unticked
  const asksToo = new Set<YesNoName>(namesOf(yesNo.filter((attribute) => 'form' in attribute)));
  return {
    ...details,
    surface: typedNumber(answers.surface),
    ...valuesFor(namesOf(counts), (field) =>
      answers[field].trim() === '' ? undefined : typedNumber(answers[field]),
    ),
    ...Object.fromEntries(namesOf(ranks).map((field) => [field, answers[field] || undefined])),
    ...valuesFor(namesOf(yesNo), (field) =>
      answers[field] ? true : asksToo.has(field) && details[field] !== undefined ? false : undefined,
    ),
  };
}

/** True when both say the same of a property. */
export function sameDetails(one: Details, other: Details): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Details)[];
  return keys.every((key) => one[key] === other[key]);
}

/** What is wrong with the numbers; each but the surface may be left empty. */
export function refinementErrors(answers: RefinementAnswers): FieldErrors<RefinementAnswers> {
  const errors: FieldErrors<RefinementAnswers> = {};
  const surface = surfaceError(answers.surface);
  if (surface) errors.surface = surface;
  for (const { detail: field, min, max } of attributesOf('count')) {
    const value = typedNumber(answers[field]);
    const right = Number.isInteger(value) && value >= min && value <= max;
    if (answers[field].trim() !== '' && !right)
      errors[field] = `Entrez un nombre entier entre ${min} et ${max}`;
  }
  return errors;
}
