import type * as HookForm from 'react-hook-form';

/** Field → sentence; a correct field is absent. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

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
