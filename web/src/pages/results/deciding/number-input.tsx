import * as words from '@soumdar/words/deciding';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../components/number-field.tsx';
import type { DecidingForm, FieldName } from './fields.ts';

/** A number that can be changed, with where it comes from. */
export function NumberInput({ name, label, help }: { name: FieldName; label: string; help?: ReactNode }) {
  const { register, formState } = useFormContext<DecidingForm>();
  return (
    <NumberField label={label} help={help} error={formState.errors[name]?.message} {...register(name)} />
  );
}

/** Labels, helps, controls and errors of a row of fields each stand in one line. */
export const fieldGrid =
  'mt-3 grid gap-x-4 xs:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 *:row-span-4 *:grid *:grid-rows-subgrid *:pb-4 [&_label]:self-end';

/** Three columns of figures beside their names, on a phone too. */
export const narrowTable = 'text-xs xs:text-sm sm:text-base';

/** Where an assumption is nobody's but ours. */
export const ownAssumption = words.assumption;
