import { latinDigits } from '@soumdar/contract';
import { attributeTexts } from '@soumdar/words/attributes';
import { ageOf } from '@soumdar/words/wizard';
import type { ComponentProps } from 'react';
import { ageOfYear } from '../estimation/typed-numbers.ts';
import { TextField } from '../ui/field.tsx';

const { label, question = label, help } = attributeTexts.age_years;

type AgeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'help'> & {
  typed: string;
};

export function AgeField({ typed, ...field }: AgeFieldProps) {
  const age = ageOfYear(typed);
  return (
    <TextField
      label={question}
      help={
        <>
          {help}
          {age ? <strong className="block text-ink">{ageOf(latinDigits(typed.trim()), age)}</strong> : null}
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      {...field}
    />
  );
}
