import { readJson, tabStore } from '../storage.ts';

const key = 'typedAccount';

/** What was typed of an account in this tab, whichever of its forms asked. A password is never among it. */
export interface TypedAccount {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX, or one abroad with the code of its country */
  phone: string;
  /** lives abroad: the phone is of another country, and codes go to the email */
  abroad?: boolean;
  /** the last registration sent from this tab: its code goes to that phone, or abroad to that email */
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

/** Keeps what was typed through a reload and from one form to the next. */
export function saveTypedAccount({ fullName, email, phone, abroad }: Partial<TypedAccount>) {
  const typed = Object.entries({ fullName, email, phone, abroad }).filter(([, text]) => text !== undefined);
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), ...Object.fromEntries(typed) }));
}

/** Keeps what a registration was sent with. */
export function markRegistered(registered: RegisteredContact) {
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), registered }));
}

/** What waits for its code, as typed in this tab; undefined when it was typed elsewhere. */
export function registeredContact(email: string): RegisteredContact | undefined {
  const { registered } = readTypedAccount();
  return registered?.email === email ? registered : undefined;
}

/** Once signed in, the account's name, email and phone have no reason to stay in the tab. */
export function forgetTypedAccount() {
  tabStore.removeItem(key);
}
