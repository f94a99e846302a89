import { latinDigits, type PropertyType } from '@soumdar/contract';
import { formatNumber } from '@soumdar/words/formats';
import { surfaceTexts } from '@soumdar/words/attributes';
import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '../ui/field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onInput'>;

export function NumberField(field: NumberFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...field} onInput={group} />;
}

/** Runs on `input`, before `change` handlers: they read the grouped text. */
function group({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { text, caret } = groupThousands(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** The caret stays after the same digit; text that is no number stays as it is, but for its digits. */
export function groupThousands(typed: string, caret: number): { text: string; caret: number } {
  const text = latinDigits(typed);
  const [, whole, decimals = ''] = /^0*(\d{1,12}?)([.,]\d*)?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return { text, caret };
  const grouped = formatNumber(Number(whole)) + decimals;
  return { text: grouped, caret: keepCaret(text, caret, grouped) };
}

/** As many digits follow the caret as before. */
export function keepCaret(text: string, caret: number, grouped: string): number {
  const digitsAfter = text.slice(caret).replaceAll(/[^\d.,]/g, '').length;
  let place = grouped.length;
  for (let passed = 0; place > 0 && passed < digitsAfter; place -= 1) {
    if (/[\d.,]/.test(grouped[place - 1]!)) passed += 1;
  }
  // before a space: after it, Backspace would only remove the space, which comes back
  return /\s/.test(grouped[place - 1] ?? '') ? place - 1 : place;
}

type SurfaceFieldProps = Omit<ComponentProps<typeof NumberField>, 'label' | 'help'> & {
  of: PropertyType;
};

export function SurfaceField({ of, ...field }: SurfaceFieldProps) {
  const help = surfaceTexts[of === 'land' ? 'land' : 'home'];
  return <NumberField label={surfaceTexts.label} help={help} {...field} />;
}
