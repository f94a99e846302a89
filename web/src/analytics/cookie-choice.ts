/** What a visitor decided about the external analytics service. */
export interface CookieChoice {
  accepted: boolean;
  /** ISO instant */
  decidedAt: string;
  /** which text the visitor had read */
  text: string;
}

const lifetimeMs = 395 * 24 * 3600 * 1000;

/** Each wording of the banner is a text of its own, and so is each service it names. */
export const textShown = (analyticsHost: string) => ['1', analyticsHost].filter(Boolean).join(' ');

/** The choice, if it was made about this very text in the last thirteen months. */
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
