import type { Position } from '../../components/map/tunisia.ts';
import type { WizardForm } from './steps.ts';
import { emptyAnswers } from './wizard-answers.ts';

const key = 'estimationDraft';

/** What was typed in the wizard. Of the account step everything but the password, which is never stored. */
export interface Draft {
  form: WizardForm;
  account: { fullName: string; email: string; phone: string };
}

/**
 * The draft of this tab, kept so that neither a reload nor the way through login loses anything typed. It belongs to
 * one position: what describes a property must not fill the form of another.
 */
export function readDraft(position: Position): Draft {
  const blank = blankDraft();
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (Draft & Position) | null;
    if (stored?.lat !== position.lat || stored.lng !== position.lng) return blank;
    return { form: { ...blank.form, ...stored.form }, account: { ...blank.account, ...stored.account } };
  } catch {
    return blank;
  }
}

export function keepDraft({ lat, lng }: Position, draft: Draft) {
  sessionStorage.setItem(key, JSON.stringify({ lat, lng, ...draft }));
}

/** Once signed in, the account's name, email and phone have no reason to stay in the tab. */
export function forgetAccount() {
  const stored = sessionStorage.getItem(key);
  if (!stored) return;
  const { account: _, ...draft } = JSON.parse(stored) as Draft & Position;
  sessionStorage.setItem(key, JSON.stringify(draft));
}

function blankDraft(): Draft {
  return { form: { type: '', ...emptyAnswers }, account: { fullName: '', email: '', phone: '' } };
}
