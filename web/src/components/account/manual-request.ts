import type { EstimationRequest } from '@soumdar/contract';
import { track } from '../../analytics/track.ts';
import { readProfile, requestManualEstimation } from '../../api/calls.ts';
import { forgetManualRequest } from '../../estimation/forget-manual-request.ts';
import { zoneOfCaller } from './slot-time.ts';
import type { ManualChoices } from '../../estimation/manual-choices.ts';
import { toRequest, type PropertyDetails, type ResultsState } from '../../estimation/results-state.ts';

/** Throws the failure of the call. */
export async function sendManualRequest(
  results: ResultsState,
  choices: ManualChoices,
): Promise<ResultsState> {
  const { preferred_contact_method, preferred_contact_time: slot } = choices;
  const { data } = await requestManualEstimation({
    ...(results.estimationData
      ? withoutOffers(results.propertyDetails)
      : await standingRequest(results.propertyDetails)),
    preferred_contact_method,
    preferred_contact_time: slot,
    message: choices.message.trim() || undefined,
    time_zone: zoneOfCaller(),
  });
  forgetManualRequest();
  track({ name: 'user_interaction', properties: { interaction: 'manual_request_sent' } });
  return { ...results, expertAsked: { slot, dueAt: data.due_at } };
}

/** Of a saved estimate, from a screen that does not ask about offers: the owner's last answer about them stands. */
export function withoutOffers(property: PropertyDetails): EstimationRequest {
  const { explore_pro_opportunities: _answered, ...request } = toRequest(property);
  return request;
}

/** Sends the present wish for offers: the former one would count as a consent that may be withdrawn. */
async function standingRequest(property: PropertyDetails): Promise<EstimationRequest> {
  const request = toRequest(property);
  if (!request.explore_pro_opportunities) return request;
  const { data } = await readProfile();
  return { ...request, explore_pro_opportunities: data.wantsOffers };
}
