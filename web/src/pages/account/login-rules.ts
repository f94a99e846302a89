import { isEmail } from '@soumdar/contract';
import type { Wrongs } from '../../ui/form-rule.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** What is wrong with an email to find an account by, if anything. */
export function emailWrong(email: string): string | undefined {
  if (!email.trim()) return 'L’email est requis';
  return isEmail(email) ? undefined : 'Format d’email invalide';
}

export function loginWrongs({ email, password }: Credentials): Wrongs<Credentials> {
  const wrongEmail = emailWrong(email);
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(password ? {} : { password: 'Le mot de passe est requis' }),
  };
}
