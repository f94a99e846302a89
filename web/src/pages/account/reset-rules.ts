import { passwordMinLength } from '@soumdar/contract';
import type { Wrongs } from '../../ui/form-rule.ts';
import { characterCount, confirmationWrong, passwordTooShort } from './registration-rules.ts';

export interface NewPassword {
  password: string;
  confirmation: string;
}

export function newPasswordWrongs({ password, confirmation }: NewPassword): Wrongs<NewPassword> {
  const wrongs: Wrongs<NewPassword> = {};
  if (!password) wrongs.password = 'Le nouveau mot de passe est requis';
  else if (characterCount(password) < passwordMinLength) wrongs.password = passwordTooShort;
  const wrongConfirmation = confirmationWrong(password, confirmation);
  if (wrongConfirmation) wrongs.confirmation = wrongConfirmation;
  return wrongs;
}
