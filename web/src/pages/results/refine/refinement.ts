import {
  attributesOf,
  canHave,
  refines,
  valuesFor,
  type CountName,
  type Details,
  type PropertyType,
  type RankName,
  type YesNoName,
} from '@soumdar/contract';
import {
  asTyped,
  typedAge,
  typedNumber,
  typedRooms,
  typedSurface,
} from '../../../estimation/typed-numbers.ts';
import * as words from '@soumdar/words/results';
import { toYesOrNo, fromYesOrNo, type BuildingRight } from '../../../estimation/wizard-answers.ts';
import { ageError, plotError, surfaceError } from '../../../estimation/wizard-rules.ts';
import type { FieldErrors } from '../../../ui/form-resolver.ts';

type RankAnswers = { [Name in RankName]: NonNullable<Details[Name]> | '' };

/** A choice of Oui and Non; the others are ticks. */
const choice = 'is_constructible';
type TickName = Exclude<YesNoName, typeof choice>;

/** As typed; empty or unticked means unknown. */
export interface RefinementAnswers
  extends Record<CountName | 'surface' | 'plot_m2', string>, RankAnswers, Record<TickName, boolean> {
  [choice]: BuildingRight;
}

const ticked = attributesOf('yesNo').filter(
  (attribute): attribute is typeof attribute & { detail: TickName } => attribute.detail !== choice,
);

export function questionsOf(type: PropertyType) {
  return {
    counts: attributesOf('count').filter((attribute) => refines(attribute, type)),
    ranks: attributesOf('rank').filter((attribute) => refines(attribute, type)),
    ticks: ticked.filter((attribute) => refines(attribute, type)),
    buildingRight: type === 'land',
  };
}

const namesOf = <Name extends string>(some: readonly { detail: Name }[]) => some.map(({ detail }) => detail);

export function knownAnswers(details: Details): RefinementAnswers {
  return {
    surface: asTyped(details.surface),
    plot_m2: asTyped(details.plot_m2),
    condition: details.condition ?? '',
    standing: details.standing ?? '',
    ...valuesFor(namesOf(attributesOf('count')), (field) => asTyped(details[field])),
    ...valuesFor(namesOf(ticked), (field) => details[field] ?? false),
    [choice]: toYesOrNo(details[choice]) || 'unknown',
  };
}

/** Details that the form does not ask for stay. */
export function refinedDetails(type: PropertyType, details: Details, answers: RefinementAnswers): Details {
  const { counts, ranks, ticks, buildingRight } = questionsOf(type);
  // the wizard asked these too: unticked here means that the property lacks them
  const asksToo = new Set<TickName>(namesOf(ticks.filter((attribute) => 'form' in attribute)));
  return {
    ...details,
    surface: typedSurface(answers.surface),
    ...(canHave(type, 'plot_m2') && {
      plot_m2: answers.plot_m2.trim() === '' ? undefined : typedSurface(answers.plot_m2),
    }),
    ...valuesFor(namesOf(counts), (field) =>
      answers[field].trim() === '' ? undefined : typedCount(field, answers[field]),
    ),
    ...Object.fromEntries(namesOf(ranks).map((field) => [field, answers[field] || undefined])),
    ...(buildingRight && { [choice]: fromYesOrNo(answers[choice]) }),
    ...valuesFor(namesOf(ticks), (field) =>
      answers[field] ? true : asksToo.has(field) && details[field] !== undefined ? false : undefined,
    ),
  };
}

/** Rooms may be typed as 'S+2', an age as the year of construction. */
function typedCount(field: CountName, text: string): number {
  if (field === 'rooms') return typedRooms(text);
  return field === 'age_years' ? typedAge(text) : typedNumber(text);
}

export function sameDetails(one: Details, other: Details): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Details)[];
  return keys.every((key) => one[key] === other[key]);
}

export function refinementErrors(answers: RefinementAnswers): FieldErrors<RefinementAnswers> {
  const errors: FieldErrors<RefinementAnswers> = {};
  const surface = surfaceError(answers.surface);
  if (surface) errors.surface = surface;
  for (const { detail: field, min, max } of attributesOf('count')) {
    const value = typedCount(field, answers[field]);
    const right = Number.isInteger(value) && value >= min && value <= max;
    if (answers[field].trim() !== '' && !right) errors[field] = words.wholeNumber(min, max);
  }
  const plot = plotError(answers.plot_m2);
  if (plot) errors.plot_m2 = plot;
  const age = ageError(answers.age_years);
  if (age) errors.age_years = age;
  return errors;
}
