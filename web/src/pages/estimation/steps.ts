import type { WizardForm } from '../../estimation/wizard-answers.ts';
import { detailsWrongs, projectWrongs } from '../../estimation/wizard-rules.ts';

/** In the order they follow each other; the last two are for a visitor who is not signed in. */
export const steps = ['details', 'user-info', 'auth-choice', 'account'] as const;
export type Step = (typeof steps)[number];

/** The step a history entry asks for; an entry of another origin opens the first. */
export function askedStep(historyState: unknown): Step {
  const step = (historyState as { step?: unknown } | null)?.step;
  return steps.find((known) => known === step) ?? 'details';
}

/** The step to show: the one asked for, but never past an unanswered one, nor about an account one is signed in to. */
export function shownStep(asked: Step, form: WizardForm, signedIn: boolean): Step {
  if (asked === 'details' || !form.type || any(detailsWrongs(form.type, form))) return 'details';
  if (asked === 'user-info' || signedIn || any(projectWrongs(form))) return 'user-info';
  return asked;
}

const any = (wrongs: object) => Object.keys(wrongs).length > 0;
