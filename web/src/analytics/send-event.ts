import { analyticsName, type AnalyticsEvent, type User } from '@soumdar/contract';
import { basePath } from '@soumdar/words/language';
import { addressOf } from '../api/address.ts';
import { currentSession } from '../session/session.ts';
import { analyticsHost, analyticsKey, appKey } from '../settings.ts';
import { isCounted } from './audience.ts';
import { pathCountedByBeacon } from './beacon.ts';
import { hasConsented } from './consent.ts';
import type { Occurrence } from './track.ts';
import { continuedVisit, forgetVisit, readVisit, saveVisit } from './visit.ts';

/** Our own server gets the event without any identity. */
export function sendEvent(occurrence: Occurrence) {
  if (!isCounted()) return;
  const event: AnalyticsEvent = {
    ...occurrence.event,
    page: analyticsName(occurrence.path.slice(basePath.length)),
  };
  if (!isCountedAlready(occurrence))
    sendAndForget(addressOf('sendEvent').url, event, { 'x-api-key': appKey });
  sendOutside(event, occurrence.at);
}

let hasPageview = false;

function isCountedAlready({ event, path }: Occurrence): boolean {
  if (event.name !== 'pageview' || hasPageview) return false;
  hasPageview = true;
  return pathCountedByBeacon() === path;
}

function sendOutside({ name, page, properties }: AnalyticsEvent, at: Date) {
  if (!analyticsHost) return;
  // the refusal may have come from another tab
  if (!hasConsented()) return forgetVisit();

  const known = readVisit();
  const user = currentSession()?.user;
  // at a sign-out the session has already ended
  const userId = name === 'auth_logout' ? known?.userId : user?.id;
  const visit = continuedVisit(known, userId);
  saveVisit(visit);
  if (user && known?.userId !== user.id) identify(user, visit.id, at);
  capture(name, userId ?? visit.id, { page, ...properties }, at);
}

/** Links the visit to the account, so that earlier events belong to it too. */
function identify({ id, email, full_name: name, phone }: User, visitId: string, at: Date) {
  capture('$identify', id, { $anon_distinct_id: visitId, $set: { id, email, name, phone } }, at);
}

/** The shape of PostHog's capture address. */
function capture(event: string, distinctId: string, properties: object, at: Date) {
  sendAndForget(`${analyticsHost}/capture/`, {
    api_key: analyticsKey,
    event,
    distinct_id: distinctId,
    properties,
    timestamp: at.toISOString(),
  });
}

function sendAndForget(url: string, body: unknown, headers: Record<string, string> = {}) {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
    // an unread answer would leave the call open, and the page out of the back-forward cache
    .then((answer) => answer.text())
    .catch(() => null);
}
