import { readJson, tabStore } from '../storage.ts';

const key = 'typedAccount';

/** Never a password. */
export interface TypedAccount {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX, or with a country code abroad */
  phone: string;
  /** lives abroad: codes go to the email */
  abroad?: boolean;
  /** the last registration from this tab: its code goes to that phone or, abroad, to that email */
  registered?: RegisteredContact;
}

interface RegisteredContact {
  email: string;
  phone: string;
  abroad: boolean;
}

const nothing: TypedAccount = { fullName: '', email: '', phone: '' };

export function readTypedAccount(): TypedAccount {
  return { ...nothing, ...(readJson(tabStore, key) as Partial<TypedAccount> | null) };
}

export function saveTypedAccount({ fullName, email, phone, abroad }: Partial<TypedAccount>) {
  const typed = Object.entries({ fullName, email, phone, abroad }).filter(([, text]) => text !== undefined);
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), ...Object.fromEntries(typed) }));
}

export function markRegistered(registered: RegisteredContact) {
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), registered }));
}

/** Only if it was typed in this tab. */
export function registeredContact(email: string): RegisteredContact | undefined {
  const { registered } = readTypedAccount();
  return registered?.email === email ? registered : undefined;
}

/** A signed-in tab has no reason to store name, email and phone. */
export function forgetTypedAccount() {
  tabStore.removeItem(key);
}
