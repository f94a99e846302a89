import { apiErrors, isEmail, isTunisianMobile, passwordMinLength, type Profile } from '@soumdar/contract';
import type { ApiFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { phoneDigits } from '../../components/phone.tsx';
import type { Wrongs } from '../../ui/form-rule.ts';
import {
  characterCount,
  confirmationWrong,
  emailWrong,
  passwordTooShort,
  phoneWrong,
} from '../account/registration-rules.ts';

export interface Identity {
  fullName: string;
  email: string;
  password: string;
}

/** True when the email typed is another one: changing it takes the password. */
export const changesEmail = (typed: string, current: string) => typed.trim().toLowerCase() !== current;

const passwordRequired = 'Le mot de passe actuel est requis';

export function identityWrongs({ fullName, email, password }: Identity, current: string): Wrongs<Identity> {
  const wrongs: Wrongs<Identity> = {};
  if (!fullName.trim()) wrongs.fullName = 'Le nom et prénom sont requis';
  if (!isEmail(email)) wrongs.email = emailWrong;
  if (changesEmail(email, current) && !password) wrongs.password = passwordRequired;
  return wrongs;
}

export interface NewPhone {
  /** as shown: XX XXX XXX */
  phone: string;
  password: string;
}

export function newPhoneWrongs(
  { phone, password }: NewPhone,
  { user }: Pick<Profile, 'user'>,
): Wrongs<NewPhone> {
  const wrongs: Wrongs<NewPhone> = {};
  if (!phone) wrongs.phone = 'Le numéro de téléphone est requis';
  else if (!isTunisianMobile(phone)) wrongs.phone = phoneWrong;
  else if (internationalPhone(phone) === user.phone)
    wrongs.phone = 'C’est déjà votre numéro. Entrez-en un autre.';
  if (!password) wrongs.password = passwordRequired;
  return wrongs;
}

/** '20 123 456' → '+21620123456' */
export const internationalPhone = (shown: string) => `+216${phoneDigits(shown)}`;

export interface PasswordChange {
  password: string;
  newPassword: string;
  confirmation: string;
}

export function passwordChangeWrongs({
  password,
  newPassword,
  confirmation,
}: PasswordChange): Wrongs<PasswordChange> {
  const wrongs: Wrongs<PasswordChange> = {};
  if (!password) wrongs.password = passwordRequired;
  if (!newPassword) wrongs.newPassword = 'Le nouveau mot de passe est requis';
  else if (characterCount(newPassword) < passwordMinLength) wrongs.newPassword = passwordTooShort;
  const wrongConfirmation = confirmationWrong(newPassword, confirmation);
  if (wrongConfirmation) wrongs.confirmation = wrongConfirmation;
  return wrongs;
}

export interface Question {
  kind: 'objection' | 'limitation' | null;
  message: string;
}

export function questionWrongs({ kind, message }: Question): Wrongs<Question> {
  return {
    ...(kind ? {} : { kind: 'Choisissez ce que vous demandez' }),
    ...(message.trim() ? {} : { message: 'Dites en quelques mots ce que vous demandez' }),
  };
}

/** The field a refusal is about, whichever form of the page it is in. */
const fieldByText: Record<string, string> = {
  [apiErrors.emailExists.text]: 'email',
  [apiErrors.phoneRegistered.text]: 'phone',
  [apiErrors.passwordRequired.text]: 'password',
  [apiErrors.wrongPassword.text]: 'password',
  [apiErrors.passwordTooCommon.text]: 'newPassword',
  [apiErrors.passwordTooShort.text]: 'newPassword',
};

/** What to say of a refusal, and of which of the form's fields; of none when it speaks of no field of it. */
export function placedRefusal<Field extends string>(
  failure: ApiFailure,
  fields: Field[],
): { field?: Field; text: string } {
  const named = fieldByText[failure.text];
  const field = fields.find((one) => one === named);
  const text = inFrench(failure);
  return field === undefined ? { text } : { field, text };
}
