import { apiErrors, isEmail, isTunisianMobile, passwordMinLength } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import type { ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { phoneDigits } from '../../components/phone.tsx';
import { phoneAbroadError } from '../../components/phone-abroad.ts';
import type { FieldErrors } from '../../ui/form-resolver.ts';

export interface Registration {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX, or one abroad */
  phone: string;
  /** lives abroad */
  abroad: boolean;
  password: string;
  confirmation: string;
}

export const blankRegistration: Registration = {
  fullName: '',
  email: '',
  phone: '',
  abroad: false,
  password: '',
  confirmation: '',
};

/** Characters as people see them: an emoji is one. */
export const characterCount = (text: string) => Array.from(text).length;

/** What is wrong with a registration; `confirmed`: the form asks the password twice. */
export function registrationErrors(
  registration: Registration,
  confirmed: boolean,
): FieldErrors<Registration> {
  const errors: FieldErrors<Registration> = {};
  if (!registration.fullName.trim()) errors.fullName = words.nameRequired;
  if (!isEmail(registration.email)) errors.email = words.validEmailRequired;
  const phone = registration.abroad
    ? phoneAbroadError(registration.phone)
    : registeredPhoneError(registration.phone);
  if (phone) errors.phone = phone;
  if (characterCount(registration.password) < passwordMinLength)
    errors.password = words.newPasswordTooShort(passwordMinLength);
  const confirmation = confirmed && confirmationError(registration.password, registration.confirmation);
  if (confirmation) errors.confirmation = confirmation;
  return errors;
}

/** What is wrong with a phone as shown, if anything; whoever typed a foreign number reads what is wanted. */
export function phoneError(phone: string): string | undefined {
  if (!phone) return words.phoneRequired;
  if (isTunisianMobile(phone)) return undefined;
  return isForeignPhone(phone) ? `${words.phoneForm}\n${words.phoneWithoutCountryCode}` : words.phoneForm;
}

/** Whoever lives abroad is told of the way for them. */
function registeredPhoneError(phone: string): string | undefined {
  const error = phoneError(phone);
  return error && isForeignPhone(phone) ? `${error}\n${words.mayLiveAbroad}` : error;
}

/** True for what is no part of a Tunisian number, whatever may still be typed. */
export const isForeignPhone = (phone: string) => phoneDigits(phone) === undefined;

/** What is wrong with a password that takes the place of another, if anything. */
export function newPasswordError(password: string): string | undefined {
  if (!password) return words.newPasswordRequired;
  return characterCount(password) < passwordMinLength
    ? words.newPasswordTooShort(passwordMinLength)
    : undefined;
}

/** What is wrong with a password typed a second time, if anything. */
export function confirmationError(password: string, confirmation: string): string | undefined {
  if (!confirmation) return words.confirmationRequired;
  return confirmation === password ? undefined : words.confirmationDiffers;
}

/** The fields a refused registration is about, by its code. */
const fieldByCode: Record<string, keyof Registration> = {
  [apiErrors.emailExists.code]: 'email',
  [apiErrors.phoneRegistered.code]: 'phone',
  [apiErrors.passwordTooCommon.code]: 'password',
};

/** What to say of each field the server found wrong although the form did not. */
const byServerField: Record<string, FieldErrors<Registration>> = {
  full_name: { fullName: words.nameRefused },
  email: { email: words.validEmailRequired },
  phone: { phone: words.phoneForm },
  password: { password: words.newPasswordRefused },
};

/** A refusal put on the fields it speaks of; empty when it speaks of none. */
export function refusedFields(failure: ApiFailure, abroad: boolean): FieldErrors<Registration> {
  const field = fieldByCode[failure.code];
  if (field) return { [field]: errorMessage(failure) };
  const wrong: FieldErrors<Registration> = Object.assign(
    {},
    ...failure.details.map((detail) => byServerField[detail.field]),
  );
  return wrong.phone && abroad ? { ...wrong, phone: words.phoneAbroadUnassigned } : wrong;
}

export interface NewPassword {
  password: string;
  confirmation: string;
}

export function newPasswordErrors({ password, confirmation }: NewPassword): FieldErrors<NewPassword> {
  const errors: FieldErrors<NewPassword> = {};
  const tooWeak = newPasswordError(password);
  if (tooWeak) errors.password = tooWeak;
  const unconfirmed = confirmationError(password, confirmation);
  if (unconfirmed) errors.confirmation = unconfirmed;
  return errors;
}
