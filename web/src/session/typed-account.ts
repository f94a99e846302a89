import { readJson, tabStore } from '../storage.ts';

const key = 'typedAccount';

/** What was typed of an account in this tab, whichever of its forms asked. A password is never among it. */
export interface TypedAccount {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX */
  phone: string;
  /** the last registration sent from this tab: its code goes to that phone */
  registered?: { email: string; phone: string };
}

const nothing: TypedAccount = { fullName: '', email: '', phone: '' };

export function readTypedAccount(): TypedAccount {
  return { ...nothing, ...(readJson(tabStore, key) as Partial<TypedAccount> | null) };
}

/** Keeps what was typed through a reload and from one form to the next. */
export function saveTypedAccount({ fullName, email, phone }: Partial<TypedAccount>) {
  const typed = Object.entries({ fullName, email, phone }).filter(([, text]) => text !== undefined);
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), ...Object.fromEntries(typed) }));
}

/** Keeps which phone a registration was sent with. */
export function markRegistered({ email, phone }: { email: string; phone: string }) {
  tabStore.setItem(key, JSON.stringify({ ...readTypedAccount(), registered: { email, phone } }));
}

/** The phone that waits for its code, as typed in this tab; undefined when it was typed elsewhere. */
export function registeredPhone(email: string): string | undefined {
  const { registered } = readTypedAccount();
  return registered?.email === email ? registered.phone : undefined;
}

/** Once signed in, the account's name, email and phone have no reason to stay in the tab. */
export function forgetTypedAccount() {
  tabStore.removeItem(key);
}
