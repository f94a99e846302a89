import { useState } from 'react';
import { readDecision, useSavedDecision } from '../../../deciding/saved-decision.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { numberError, numberRules, numbersOf, type FieldName } from './fields.ts';

/** Fields that are typed, with what they hold until somebody changes them. */
export interface Fields {
  /** What the control of a field is given. */
  props: (name: FieldName) => {
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  /** undefined while one of them is wrong */
  numbers: <Name extends FieldName>(...names: Name[]) => Record<Name, number | null> | undefined;
}

/** Kept for the visit as they are typed, right or wrong. A field is not called wrong before it was left or typed into. */
export function useFields(property: PropertyDetails, initial: Record<FieldName, string>): Fields {
  const [typed, setTyped] = useState(() => readDecision(property).fields);
  useSavedDecision(property, 'fields', typed);
  const [left, setLeft] = useState<Partial<Record<FieldName, true>>>({});
  const values = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, typed[name] ?? value]),
  ) as Record<FieldName, string>;
  return {
    props: (name) => ({
      value: values[name],
      error: left[name] || typed[name] ? numberError(values[name], numberRules[name]) : undefined,
      onChange: ({ target: { value } }) => {
        setTyped({ ...typed, [name]: value });
      },
      onBlur: () => setLeft({ ...left, [name]: true }),
    }),
    numbers: (...names) => numbersOf(values, names),
  };
}
