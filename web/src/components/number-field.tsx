import type { PropertyType } from '@soumdar/contract';
import type { ComponentProps, SyntheticEvent } from 'react';
import { formatNumber } from '../format.ts';
import { TextField } from '../ui/field.tsx';

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

/**
 * The text of a number field whose caret stands at `caret`, the thousands of its whole part apart and the caret after
 * the same digit. What is no number, or is already grouped by points, stays as it was typed.
 *
 * @internal
 */
export function groupThousands(text: string, caret: number): { text: string; caret: number } {
  const [, whole, decimals = ''] = /^0*(\d{1,12}?)([.,]\d*)?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return { text, caret };
  const grouped = formatNumber(Number(whole)) + decimals;
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}

/** Where the caret of a text stands once the text is grouped: with as many digits after it. */
export function keepCaret(text: string, caret: number, grouped: string): number {
  const digitsAfter = text.slice(caret).replaceAll(/[^\d.,]/g, '').length;
  let place = grouped.length;
  for (let passed = 0; place > 0 && passed < digitsAfter; place -= 1) {
    if (/[\d.,]/.test(grouped[place - 1]!)) passed += 1;
  }
  // before a space, not after it, where the erasing key would only ever remove that space
  return /\s/.test(grouped[place - 1] ?? '') ? place - 1 : place;
}

type SurfaceFieldProps = Omit<ComponentProps<typeof NumberField>, 'label' | 'help'> & {
  of: PropertyType;
};

/** The surface that counts for a type of property. */
export function SurfaceField({ of, ...field }: SurfaceFieldProps) {
  const help = of === 'land' ? 'Surface du terrain' : 'Habitable, sans jardin ni terrasses';
  return <NumberField label="Surface (m²)" help={help} {...field} />;
}
