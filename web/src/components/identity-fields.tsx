import { emailMaxLength } from '@soumdar/contract';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

type IdentityFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

export function NameField(field: IdentityFieldProps) {
  return (
    <TextField label="Nom et prénom" autoComplete="name" autoCapitalize="words" maxLength={120} {...field} />
  );
}

export function EmailField(field: IdentityFieldProps) {
  return <TextField label="Email" type="email" autoComplete="email" maxLength={emailMaxLength} {...field} />;
}
