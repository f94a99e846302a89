import { monthsBefore } from '../process/clock.ts';

const months = 3;
/** Who was away from the site until then is not surprised with old estimates. */
const mostMonths = 4;

/** Estimates made before then may have led to a signature. */
export const outcomeQuestionBefore = (now: Date): Date => monthsBefore(now, months);
/** Of those, emails are about the ones made since. */
export const outcomeEmailFrom = (now: Date): Date => monthsBefore(now, mostMonths);
