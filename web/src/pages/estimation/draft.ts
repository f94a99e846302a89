import type { Position } from '../../components/map/tunisia.ts';
import { tabStore } from '../../storage.ts';
import type { WizardForm } from './steps.ts';
import { emptyAnswers } from './wizard-answers.ts';

const key = 'estimationDraft';

/**
 * What this tab holds of the wizard, kept so that neither a reload nor the way through login loses anything typed. It
 * belongs to one position: what describes a property must not fill the form of another.
 */
export function readDraft({ lat, lng }: Position): WizardForm {
  const blank: WizardForm = { type: '', ...emptyAnswers };
  try {
    const stored = JSON.parse(tabStore.getItem(key) ?? 'null') as ({ form: WizardForm } & Position) | null;
    return stored?.lat === lat && stored.lng === lng ? { ...blank, ...stored.form } : blank;
  } catch {
    return blank;
  }
}

export function keepDraft({ lat, lng }: Position, form: WizardForm) {
  tabStore.setItem(key, JSON.stringify({ lat, lng, form }));
}
