import { apiErrors, isEmail, normaliseEmail, type Profile } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { phoneAbroadError, sentPhone } from '../../components/phone-abroad.ts';
import type { FieldErrors } from '../../ui/form-resolver.ts';
import { confirmationError, newPasswordError, phoneError } from '../account/registration-rules.ts';

export interface Identity {
  fullName: string;
  email: string;
  password: string;
}

/** A change of email requires the password. */
export const changesEmail = (typed: string, current: string) => normaliseEmail(typed) !== current;

export function identityErrors(
  { fullName, email, password }: Identity,
  current: string,
): FieldErrors<Identity> {
  const errors: FieldErrors<Identity> = {};
  if (!fullName.trim()) errors.fullName = fieldWords.nameRequired;
  if (!isEmail(email)) errors.email = fieldWords.validEmailRequired;
  if (changesEmail(email, current) && !password) errors.password = fieldWords.currentPasswordRequired;
  return errors;
}

export interface NewPhone {
  /** as shown: XX XXX XXX, or a foreign number */
  phone: string;
  /** whether the new one is foreign too */
  abroad: boolean;
  password: string;
}

export function newPhoneErrors(
  { phone, abroad, password }: NewPhone,
  { user }: Pick<Profile, 'user'>,
): FieldErrors<NewPhone> {
  const errors: FieldErrors<NewPhone> = {};
  const wrongPhone = abroad ? phoneAbroadError(phone) : phoneError(phone);
  if (wrongPhone) errors.phone = wrongPhone;
  else if (sentPhone({ phone, abroad }).phone === user.phone) errors.phone = words.phoneIsCurrent;
  if (!password) errors.password = fieldWords.currentPasswordRequired;
  return errors;
}

export interface PasswordChange {
  password: string;
  newPassword: string;
  confirmation: string;
}

export function passwordChangeErrors({
  password,
  newPassword,
  confirmation,
}: PasswordChange): FieldErrors<PasswordChange> {
  const errors: FieldErrors<PasswordChange> = {};
  if (!password) errors.password = fieldWords.currentPasswordRequired;
  const tooWeak = newPasswordError(newPassword);
  if (tooWeak) errors.newPassword = tooWeak;
  const unconfirmed = confirmationError(newPassword, confirmation);
  if (unconfirmed) errors.confirmation = unconfirmed;
  return errors;
}

export interface Question {
  kind: 'objection' | 'limitation' | null;
  message: string;
}

export function questionErrors({ kind, message }: Question): FieldErrors<Question> {
  return {
    ...(kind ? {} : { kind: words.rightsKindRequired }),
    ...(message.trim() ? {} : { message: words.rightsMessageRequired }),
  };
}

/** In any form of the page. */
const fieldByCode: Record<string, string> = {
  [apiErrors.emailExists.code]: 'email',
  [apiErrors.phoneRegistered.code]: 'phone',
  [apiErrors.passwordRequired.code]: 'password',
  [apiErrors.wrongPassword.code]: 'password',
  [apiErrors.passwordTooCommon.code]: 'newPassword',
  [apiErrors.passwordTooShort.code]: 'newPassword',
};

/** Without a field when the refusal is about none in the form. */
export function placedRefusal<Field extends string>(
  failure: ApiFailure,
  fields: Field[],
): { field?: Field; text: string } {
  const named = fieldByCode[failure.code];
  const field = fields.find((one) => one === named);
  const text = errorMessage(failure);
  return field === undefined ? { text } : { field, text };
}
