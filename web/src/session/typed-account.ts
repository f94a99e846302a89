import { readJson, tabStore } from '../storage.ts';

const key = 'typedAccount';

/** What was typed of an account in this tab, whichever of its forms asked. A password is never among it. */
export interface TypedAccount {
  fullName: string;
  email: string;
  /** as shown: XX XXX XXX */
  phone: string;
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

/** Once signed in, the account's name, email and phone have no reason to stay in the tab. */
export function forgetTypedAccount() {
  tabStore.removeItem(key);
}
