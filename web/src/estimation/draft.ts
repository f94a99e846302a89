import type { Details, PropertyType } from '@soumdar/contract';
import type { Position } from '../position.ts';
import { tabStore } from '../storage.ts';
import { asTyped, emptyAnswers, type WizardForm } from './wizard-answers.ts';

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

export function saveDraft({ lat, lng }: Position, form: WizardForm) {
  tabStore.setItem(key, JSON.stringify({ lat, lng, form }));
}

/**
 * The wizard's form as it was before it gave this property. `draft` is what this tab still holds for its position: the
 * answers about the project, which no estimate repeats.
 */
export function editedForm(draft: WizardForm, type: PropertyType, details: Details): WizardForm {
  const { surface, rooms, bathrooms, floors, has_garage, has_pool, is_constructible, ...refinements } =
    details;
  return {
    ...draft,
    type,
    surface: asTyped(surface),
    rooms: asTyped(rooms),
    bathrooms: asTyped(bathrooms),
    floors: asTyped(floors),
    hasGarage: has_garage ?? false,
    hasPool: has_pool ?? false,
    isConstructible: is_constructible ?? false,
    refinements: type === 'villa' ? refinements : { ...refinements, floors },
  };
}
