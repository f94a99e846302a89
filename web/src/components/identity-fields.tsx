import { emailMaxLength } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

type IdentityFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

export function NameField(field: IdentityFieldProps) {
  return (
    <TextField label={words.fullName} autoComplete="name" autoCapitalize="words" maxLength={120} {...field} />
  );
}

export function EmailField(field: IdentityFieldProps) {
  return (
    <TextField label={words.email} type="email" autoComplete="email" maxLength={emailMaxLength} {...field} />
  );
}
