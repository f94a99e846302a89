import { type ReportSupplement } from '@soumdar/contract';
import { signingQuestionsOf } from '@soumdar/rules';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { heirErrors } from './heir-rules.ts';
import { readDecision } from './saved-decision.ts';

/** What the report of a property prints of what was typed; undefined where that is nothing, or not yet right. */
export function reportSupplement(property: PropertyDetails): ReportSupplement | undefined {
  const { heirs, signing, named } = readDecision(property);
  const requested = signingQuestionsOf({ isLand: property.type === 'land' });
  const supplement = {
    ...(heirs.length > 0 && heirErrors(heirs) === null && { heirs }),
    ...(requested.some((question) => signing[question] !== undefined) && { signing }),
    ...(named && { named }),
  };
  return Object.keys(supplement).length > 0 ? supplement : undefined;
}
