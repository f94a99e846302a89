import { attributeTexts } from '@soumdar/words/attributes';
import * as words from '@soumdar/words/wizard';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { AgeField } from '../../components/age-field.tsx';
import type { DetailField, WizardForm } from '../../estimation/wizard-answers.ts';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx';

const texts = attributeTexts;

/** What an owner may say besides, folded into one row: the estimate does without. */
export function MoreDetails({
  form,
  fields,
}: {
  form: UseFormReturn<WizardForm>;
  fields: readonly DetailField[];
}) {
  const { register, getValues, control, formState } = form;
  const { errors } = formState;
  const age = useWatch({ control, name: 'age' });
  const [open, setOpen] = useState(() => isAnyStated(getValues()));
  // the focus goes to a field that is wrong, which must be seen
  const shown = open || errors.age !== undefined || errors.floor !== undefined;
  return (
    <details
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-control border border-line px-4"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold text-sea">{words.moreDetails}</span>
          <span className="block text-sm text-ink-soft">
            {fields.includes('floor') ? words.moreOfFlat : words.moreOfHouse}
          </span>
        </span>
        <span className="text-sea transition-transform group-open:rotate-180">
          <Chevron />
        </span>
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-4">
        <SelectField
          label={texts.condition.label}
          help={texts.condition.help}
          open={words.notStated}
          options={texts.condition.values}
          {...register('condition')}
        />
        <AgeField typed={age} error={errors.age?.message} {...register('age')} />
        {fields.includes('floor') ? (
          <TextField
            label={texts.floor.label}
            help={texts.floor.help}
            inputMode="numeric"
            autoComplete="off"
            error={errors.floor?.message}
            {...register('floor')}
          />
        ) : null}
        <div className="flex flex-wrap gap-x-8">
          {fields.includes('elevator') ? (
            <Checkbox label={texts.elevator.label} {...register('elevator')} />
          ) : null}
          <Checkbox label={texts.sea_view.label} {...register('seaView')} />
        </div>
      </div>
    </details>
  );
}

const isAnyStated = ({ condition, age, floor, elevator, seaView }: WizardForm) =>
  [condition, age, floor, elevator, seaView].some(Boolean);
