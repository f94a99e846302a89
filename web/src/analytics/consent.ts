import { analyticsHost } from '../settings.ts';
import { storedChoice } from './stored-choice.ts';
import { forgetVisit } from './visit.ts';

/** What a visitor decided about the external analytics service. */
export interface CookieChoice {
  accepted: boolean;
  /** ISO instant */
  decidedAt: string;
  /** which text the visitor had read */
  text: string;
}

const lifetimeMs = 395 * 24 * 3600 * 1000;

/** Changes with the wording of the banner and with the service. @internal */
export const textShown = (host: string) => `1 ${host}`;

/** The choice, if it was made about this very text in the last thirteen months. @internal */
export function validChoice(stored: string | null, text: string, now: Date): CookieChoice | null {
  try {
    const choice = JSON.parse(stored ?? 'null') as Partial<CookieChoice> | null;
    if (typeof choice?.accepted !== 'boolean' || choice.text !== text) return null;
    const age = now.getTime() - Date.parse(choice.decidedAt ?? '');
    return age < lifetimeMs ? (choice as CookieChoice) : null;
  } catch {
    return null;
  }
}

const retained = storedChoice('cookieChoice');
const text = textShown(analyticsHost);

const read = (value: string | null) => validChoice(value, text, new Date());

export const hasConsented = () => read(retained.read())?.accepted === true;

/** Saves the choice; a refusal also erases what an earlier consent stored. */
export function choose(accepted: boolean) {
  const choice: CookieChoice = { accepted, decidedAt: new Date().toISOString(), text };
  if (!accepted) forgetVisit();
  retained.write(JSON.stringify(choice));
}

/** The current choice, from any tab; null without one, undefined when rendered without a browser. */
export function useCookieChoice(): CookieChoice | null | undefined {
  const value = retained.use();
  return value === undefined ? undefined : read(value);
}
