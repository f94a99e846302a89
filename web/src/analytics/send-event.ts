import type { AnalyticsEvent } from '@soumdar/contract';
import { addressOf } from '../api/address.ts';
import { appKey } from '../settings.ts';
import { isCounted } from './audience.ts';
import { sendAndForget, sendOutside } from './external-service.ts';
import { pageName } from './page-names.ts';
import type { Occurrence } from './track.ts';

/**
 * To our own server without any identity, and to the external service if the visitor accepted it; nowhere once the visitor
 * refused to be counted.
 */
export function sendEvent(occurrence: Occurrence) {
  if (!isCounted()) return;
  const event: AnalyticsEvent = { ...occurrence.event, page: pageName(occurrence.path) };
  sendAndForget(addressOf('sendEvent').url, event, { 'x-api-key': appKey });
  sendOutside(event, occurrence.at);
}
