import type { Details, PropertyType } from '@soumdar/contract';
import { roundedPosition, type Position } from '../position.ts';
import { tabStore } from '../storage.ts';
import { askedYesOrNo, asTyped, emptyAnswers, keptAnswers, type WizardForm } from './wizard-answers.ts';

const key = 'estimationDraft';

/**
 * What this tab holds of the wizard, kept so that neither a reload nor the way through login loses anything typed. It
 * belongs to one position: what describes a property must not fill the form of another.
 */
export function readDraft(position: Position): WizardForm {
  const blank: WizardForm = { type: '', ...emptyAnswers };
  try {
    const stored = JSON.parse(tabStore.getItem(key) ?? 'null') as ({ form: WizardForm } & Position) | null;
    return stored && samePosition(stored, position) ? { ...blank, ...keptAnswers(stored.form) } : blank;
  } catch {
    return blank;
  }
}

export function saveDraft(position: Position, form: WizardForm) {
  tabStore.setItem(key, JSON.stringify({ ...roundedPosition(position), form }));
}

function samePosition(one: Position, other: Position): boolean {
  const [here, there] = [roundedPosition(one), roundedPosition(other)];
  return here.lat === there.lat && here.lng === there.lng;
}

/**
 * The wizard's form as it was before it gave this property. `draft` is what this tab still holds for its position: the
 * answers about the project, which no estimate repeats.
 */
export function editedForm(draft: WizardForm, type: PropertyType, details: Details): WizardForm {
  const {
    surface,
    plot_m2,
    rooms,
    bathrooms,
    floors,
    has_garage,
    has_pool,
    is_constructible,
    ...refinements
  } = details;
  return {
    ...draft,
    type,
    surface: asTyped(surface),
    plot: asTyped(plot_m2),
    rooms: asTyped(rooms),
    bathrooms: asTyped(bathrooms),
    floors: asTyped(floors),
    hasGarage: has_garage ?? false,
    hasPool: has_pool ?? false,
    isConstructible: askedYesOrNo(is_constructible),
    refinements: type === 'villa' ? refinements : { ...refinements, floors },
  };
}
