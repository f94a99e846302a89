import { useForm, useWatch } from 'react-hook-form';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { byRule } from '../../../ui/form-rule.ts';
import { knownAnswers, refinedDetails, refinementWrongs, type RefinementAnswers } from './refinement.ts';
import { usePreview } from './use-preview.ts';

/** The form about the property shown; what is said in it is estimated at once, in place of the results shown. */
export function useRefine(property: PropertyDetails) {
  const form = useForm<RefinementAnswers>({
    mode: 'onTouched',
    defaultValues: knownAnswers(property.details),
    resolver: byRule(refinementWrongs),
  });
  const answers = useWatch({ control: form.control, compute: (values: RefinementAnswers) => values });
  const right = Object.keys(refinementWrongs(answers)).length === 0;
  const wanted = right ? refinedDetails(property.type, property.details, answers) : property.details;
  return { form, ...usePreview(property, wanted) };
}
