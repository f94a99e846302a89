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
  /** as shown: XX XXX XXX, or a foreign number */
  phone: string;
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

/** An emoji counts as one character. */
export const characterCount = (text: string) => Array.from(text).length;

/** @param confirmed whether the form has a second password field */
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

export function phoneError(phone: string): string | undefined {
  if (!phone) return words.phoneRequired;
  if (isTunisianMobile(phone)) return undefined;
  return isForeignPhone(phone) ? `${words.phoneForm}\n${words.phoneWithoutCountryCode}` : words.phoneForm;
}

/** For a foreign number the error names the option for owners abroad. */
function registeredPhoneError(phone: string): string | undefined {
  const error = phoneError(phone);
  return error && isForeignPhone(phone) ? `${error}\n${words.mayLiveAbroad}` : error;
}

/** True as soon as more digits cannot make it a Tunisian number. */
export const isForeignPhone = (phone: string) => phoneDigits(phone) === undefined;

export function newPasswordError(password: string): string | undefined {
  if (!password) return words.newPasswordRequired;
  return characterCount(password) < passwordMinLength
    ? words.newPasswordTooShort(passwordMinLength)
    : undefined;
}

export function confirmationError(password: string, confirmation: string): string | undefined {
  if (!confirmation) return words.confirmationRequired;
  return confirmation === password ? undefined : words.confirmationDiffers;
}

const fieldByCode: Record<string, keyof Registration> = {
  [apiErrors.emailExists.code]: 'email',
  [apiErrors.phoneRegistered.code]: 'phone',
  [apiErrors.passwordTooCommon.code]: 'password',
};

/** For values that the server refuses although the form accepts them. */
const byServerField: Record<string, FieldErrors<Registration>> = {
  full_name: { fullName: words.nameRefused },
  email: { email: words.validEmailRequired },
  phone: { phone: words.phoneForm },
  password: { password: words.newPasswordRefused },
};

/** Empty when the refusal is about no field. */
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
