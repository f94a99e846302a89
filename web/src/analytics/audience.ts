import { storedChoice } from './stored-choice.ts';
import { forgetVisit } from './visit.ts';

/** When this browser's visitor refused to be counted: an ISO instant. */
const refusal = storedChoice('audienceRefused');

export const isCounted = () => refusal.read() === null;

/** From now on nothing this visitor does is counted, by us or by anybody else. */
export function refuseAudience() {
  refusal.write(new Date().toISOString());
  forgetVisit();
}

export const acceptAudience = () => refusal.write(null);

/** When it was refused; null where it is not, undefined when drawn without a browser. */
export const useAudienceRefusal = refusal.use;
