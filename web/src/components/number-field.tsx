import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';
import { groupThousands } from './group-thousands.ts';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onInput'>;

/** A number typed in French, its thousands apart as it is typed. */
export function NumberField(field: NumberFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...field} onInput={group} />;
}

/** Comes before the change is told, which then reads the grouped text. */
function group({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { text, caret } = groupThousands(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
