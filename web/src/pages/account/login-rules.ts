import { isEmail } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import type { FieldErrors } from '../../ui/form-resolver.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export function emailError(email: string): string | undefined {
  if (!email.trim()) return words.emailRequired;
  return isEmail(email) ? undefined : words.emailForm;
}

export function loginErrors({ email, password }: Credentials): FieldErrors<Credentials> {
  const invalidEmail = emailError(email);
  return {
    ...(invalidEmail ? { email: invalidEmail } : {}),
    ...(password ? {} : { password: words.passwordRequired }),
  };
}
