import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with a form: field → sentence, nothing for a field that is right. */
export type Wrongs<Values> = Partial<Record<keyof Values, string>>;

/** Lets a pure rule decide which fields of a form are wrong. */
export function byRule<Values extends FieldValues>(
  rule: (values: Values) => Wrongs<Values>,
): Resolver<Values> {
  return (values) => {
    const wrongs = Object.entries(rule(values));
    if (wrongs.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrongs.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
