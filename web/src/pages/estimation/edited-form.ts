import type { Details, PropertyType } from '@soumdar/contract';
import type { WizardForm } from './steps.ts';
import { asTyped } from './wizard-answers.ts';

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
