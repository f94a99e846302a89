import { apiErrors, isEmail, isTunisianMobile, passwordMinLength } from '@soumdar/contract';
import type { ApiFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import type { Wrongs } from '../../ui/form-rule.ts';

export interface Registration {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX */
  phone: string;
  password: string;
  confirmation: string;
}

export const blankRegistration: Registration = {
  fullName: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
};

export const emailWrong = 'Un email valide est requis';
export const phoneWrong = 'Format de téléphone invalide. Utilisez un numéro tunisien valide (8 chiffres)';
export const passwordHelp = `${passwordMinLength} caractères au moins`;
export const passwordTooShort = `Le mot de passe doit contenir au moins ${passwordMinLength} caractères`;

/** Characters as people see them: an emoji is one. */
export const characterCount = (text: string) => Array.from(text).length;

/** What is wrong with a registration; `confirmed`: the form asks the password twice. */
export function registrationWrongs(registration: Registration, confirmed: boolean): Wrongs<Registration> {
  const wrongs: Wrongs<Registration> = {};
  if (!registration.fullName.trim()) wrongs.fullName = 'Le nom et prénom sont requis';
  if (!isEmail(registration.email)) wrongs.email = emailWrong;
  if (!registration.phone) wrongs.phone = 'Le numéro de téléphone est requis';
  else if (!isTunisianMobile(registration.phone)) wrongs.phone = phoneWrong;
  if (characterCount(registration.password) < passwordMinLength) wrongs.password = passwordTooShort;
  const confirmation = confirmed && confirmationWrong(registration.password, registration.confirmation);
  if (confirmation) wrongs.confirmation = confirmation;
  return wrongs;
}

/** What is wrong with a password typed a second time, if anything. */
export function confirmationWrong(password: string, confirmation: string): string | undefined {
  if (!confirmation) return 'La confirmation du mot de passe est requise';
  return confirmation === password ? undefined : 'Les mots de passe ne correspondent pas';
}

/** The fields a refused registration is about, by the server's text. */
const fieldByText: Record<string, keyof Registration> = {
  [apiErrors.emailExists.text]: 'email',
  [apiErrors.phoneRegistered.text]: 'phone',
  [apiErrors.passwordTooCommon.text]: 'password',
};

/** What to say of each field the server found wrong although the form did not. */
const byServerField: Record<string, Wrongs<Registration>> = {
  full_name: { fullName: 'Ce nom ne peut pas être enregistré. Écrivez-le autrement.' },
  email: { email: emailWrong },
  phone: { phone: phoneWrong },
  password: { password: 'Ce mot de passe ne convient pas. Choisissez-en un autre.' },
};

/** A refusal put on the fields it speaks of; empty when it speaks of none. */
export function refusedFields(failure: ApiFailure): Wrongs<Registration> {
  const field = fieldByText[failure.text];
  if (field) return { [field]: inFrench(failure) };
  return Object.assign({}, ...failure.details.map((detail) => byServerField[detail.field]));
}
