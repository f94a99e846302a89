import { analyticsHost } from '../settings.ts';
import { storedChoice } from './stored-choice.ts';
import { forgetVisit } from './visit.ts';

export interface CookieChoice {
  accepted: boolean;
  /** ISO instant */
  decidedAt: string;
  /** the version of the text that the visitor read */
  text: string;
}

const lifetimeMs = 395 * 24 * 3600 * 1000;

/** The number changes with the wording of the banner. @internal */
export const textShown = (host: string) => `1 ${host}`;

/** Valid for thirteen months, and for this text only. @internal */
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

/** A refusal also erases what an earlier consent stored. */
export function choose(accepted: boolean) {
  const choice: CookieChoice = { accepted, decidedAt: new Date().toISOString(), text };
  if (!accepted) forgetVisit();
  retained.write(JSON.stringify(choice));
}

/** null without a choice; undefined when rendered without a browser */
export function useCookieChoice(): CookieChoice | null | undefined {
  const value = retained.use();
  return value === undefined ? undefined : read(value);
}
