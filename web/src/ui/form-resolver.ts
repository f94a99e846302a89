import type * as HookForm from 'react-hook-form';

/** What is wrong with a form: field → sentence, nothing for a field that is right. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** Lets a pure rule decide which fields of a form are wrong. */
export function resolver<Values extends HookForm.FieldValues>(
  rule: (values: Values) => FieldErrors<Values>,
): HookForm.Resolver<Values> {
  return (values) => {
    const messages = Object.entries(rule(values));
    if (messages.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(messages.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as HookForm.FieldErrors<Values> };
  };
}
