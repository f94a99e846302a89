import { storedChoice } from './stored-choice.ts';
import { forgetVisit } from './visit.ts';

/** ISO instant of this browser's refusal to be counted. */
const refusal = storedChoice('audienceRefused');

export const isCounted = () => refusal.read() === null;

/** From now on neither we nor anybody else count what this visitor does. */
export function refuseAudience() {
  refusal.write(new Date().toISOString());
  forgetVisit();
}

export const acceptAudience = () => refusal.write(null);

/** When it was refused, or null; undefined when rendered without a browser. */
export const useAudienceRefusal = refusal.use;
