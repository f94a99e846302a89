import type { EffectFactor, Explanation as ExplanationData } from '@soumdar/contract';
import type { Explanation, ExplainedAttribute } from '@soumdar/engine';
import { toDetails } from './subject.ts';

const factorNames: Record<ExplainedAttribute, EffectFactor> = {
  surfaceM2: 'surface',
  rooms: 'rooms',
  bathrooms: 'bathrooms',
  garage: 'has_garage',
  pool: 'has_pool',
  constructible: 'is_constructible',
  furnished: 'furnished',
  condition: 'condition',
  standing: 'standing',
  floor: 'floor',
  ageYears: 'age_years',
  elevator: 'elevator',
  seaView: 'sea_view',
  airConditioning: 'air_conditioning',
  centralHeating: 'central_heating',
  garden: 'garden',
};

export function presentExplanation(explanation: Explanation | undefined): ExplanationData | null {
  if (!explanation) return null;
  return {
    typical: toDetails(explanation.typical),
    typicalPrice: explanation.typicalTnd,
    effects: explanation.effects.map(({ attribute, tnd }) => ({
      factor: factorNames[attribute],
      amount: tnd,
    })),
  };
}
