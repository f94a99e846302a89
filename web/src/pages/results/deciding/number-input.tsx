import * as words from '@soumdar/words/deciding';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../components/number-field.tsx';
import type { DecidingForm, FieldName } from './fields.ts';

export function NumberInput({ name, label, help }: { name: FieldName; label: string; help?: ReactNode }) {
  const { register, formState } = useFormContext<DecidingForm>();
  return (
    <NumberField label={label} help={help} error={formState.errors[name]?.message} {...register(name)} />
  );
}

/** A subgrid aligns labels, helps, controls and errors of the fields in a row. */
export const fieldGrid =
  'mt-3 grid gap-x-4 xs:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 *:row-span-4 *:grid *:grid-rows-subgrid *:pb-4 [&_label]:self-end';

/** Small enough for three columns of figures on a phone. */
export const narrowTable = 'text-xs xs:text-sm sm:text-base';

/** For an assumption with no source but us. */
export const ownAssumption = words.assumption;
