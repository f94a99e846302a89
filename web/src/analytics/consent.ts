import { useSyncExternalStore } from 'react';
import { analyticsHost } from '../settings.ts';
import { browserStore } from '../storage.ts';
import { textShown, validChoice, type CookieChoice } from './cookie-choice.ts';
import { forgetVisit } from './visit.ts';

const key = 'cookieChoice';
const text = textShown(analyticsHost);
const listeners = new Set<() => void>();

const stored = () => browserStore.getItem(key);
const read = (value: string | null) => validChoice(value, text, new Date());

export const hasConsented = () => read(stored())?.accepted === true;

/** Keeps the choice and, when it is a refusal, forgets what an earlier consent allowed. */
export function choose(accepted: boolean) {
  const choice: CookieChoice = { accepted, decidedAt: new Date().toISOString(), text };
  browserStore.setItem(key, JSON.stringify(choice));
  if (!accepted) forgetVisit();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Follows the choice, whatever tab makes it; null while there is none, undefined where no browser can tell. */
export function useCookieChoice(): CookieChoice | null | undefined {
  const value = useSyncExternalStore<string | null | undefined>(subscribe, stored, () => undefined);
  return value === undefined ? undefined : read(value);
}
