import { storedChoice } from './stored-choice.ts';
import { forgetVisit } from './visit.ts';

/** ISO instant */
const refusal = storedChoice('audienceRefused');

export const isCounted = () => refusal.read() === null;

export function refuseAudience() {
  refusal.write(new Date().toISOString());
  forgetVisit();
}

export const acceptAudience = () => refusal.write(null);

/** null when counted; undefined when rendered without a browser */
export const useAudienceRefusal = refusal.use;
