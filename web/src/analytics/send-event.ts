import { analyticsName, type AnalyticsEvent } from '@soumdar/contract';
import { addressOf } from '../api/address.ts';
import { appKey } from '../settings.ts';
import { isCounted } from './audience.ts';
import { pathCountedByBeacon } from './beacon.ts';
import { sendAndForget, sendOutside } from './external-service.ts';
import type { Occurrence } from './track.ts';

/**
 * To our own server without any identity, and to the external service if accepted; nowhere once the visitor refused to
 * be counted.
 */
export function sendEvent(occurrence: Occurrence) {
  if (!isCounted()) return;
  const event: AnalyticsEvent = { ...occurrence.event, page: analyticsName(occurrence.path) };
  if (!isCountedAlready(occurrence))
    sendAndForget(addressOf('sendEvent').url, event, { 'x-api-key': appKey });
  sendOutside(event, occurrence.at);
}

let hasPageview = false;

/** True if the beacon counted the first page before this script ran. */
function isCountedAlready({ event, path }: Occurrence): boolean {
  if (event.name !== 'pageview' || hasPageview) return false;
  hasPageview = true;
  return pathCountedByBeacon() === path;
}
