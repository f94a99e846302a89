import { isDeepStrictEqual } from 'node:util';
import type { CheckedEstimationRequest } from '@soumdar/contract';
import { applicableDetails } from './subject.ts';

/** The columns that keep a property as its owner described it, with the answers of the wizard. */
export function describedProperty(request: CheckedEstimationRequest) {
  const answers = {
    is_owner: request.is_owner,
    property_usage: request.property_usage,
    intended_action: request.intended_action,
    sale_timeline: request.sale_timeline,
    sale_method: request.sale_method,
    explore_pro_opportunities: request.explore_pro_opportunities,
  };
  return {
    property_type: request.type,
    lat: request.location.lat,
    lng: request.location.lng,
    localisation: request.localisation,
    answers: JSON.stringify(answers),
    details: JSON.stringify(applicableDetails(request.type, request.details)),
  };
}

/** True when a row holds what these columns say, JSON being given as text. */
export function holds(row: object, columns: Record<string, string | number>): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => {
    const said = held.get(name);
    return isDeepStrictEqual(said, typeof said === 'object' ? JSON.parse(String(value)) : value);
  });
}
