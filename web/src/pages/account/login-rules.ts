import { isEmail } from '@soumdar/contract';
import type { FieldErrors } from '../../ui/form-resolver.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** What is wrong with an email to find an account by, if anything. */
export function emailError(email: string): string | undefined {
  if (!email.trim()) return 'L’email est requis';
  return isEmail(email) ? undefined : 'Format d’email invalide';
}

export function loginErrors({ email, password }: Credentials): FieldErrors<Credentials> {
  const invalidEmail = emailError(email);
  return {
    ...(invalidEmail ? { email: invalidEmail } : {}),
    ...(password ? {} : { password: 'Le mot de passe est requis' }),
  };
}
