import type { AnalyticsEvent, User } from '@soumdar/contract';
import { currentSession } from '../session/session.ts';
import { analyticsHost, analyticsKey } from '../settings.ts';
import { continuedVisit, forgetVisit, keepVisit, readVisit } from './visit.ts';
import { hasConsented } from './consent.ts';

/** The event for the external service, with who did it, if there is one and the visitor accepted it. */
export function sendOutside({ name, page, properties }: AnalyticsEvent, at: Date) {
  if (!analyticsHost) return;
  // the refusal may have come from another tab
  if (!hasConsented()) return forgetVisit();

  const known = readVisit();
  const user = currentSession()?.user;
  // whoever signs out is nobody by now, and did it nonetheless
  const userId = name === 'auth_logout' ? known?.userId : user?.id;
  const visit = continuedVisit(known, userId);
  keepVisit(visit);
  if (user && known?.userId !== user.id) identify(user, visit.id, at);
  capture(name, userId ?? visit.id, { page, ...properties }, at);
}

/** Tells who the visit was, so that what came before the sign-in is theirs too. */
function identify({ id, email, full_name: name, phone }: User, visitId: string, at: Date) {
  capture('$identify', id, { $anon_distinct_id: visitId, $set: { id, email, name, phone } }, at);
}

/** In the shape PostHog's capture address takes. */
function capture(event: string, distinctId: string, properties: object, at: Date) {
  sendAndForget(`${analyticsHost}/capture/`, {
    api_key: analyticsKey,
    event,
    distinct_id: distinctId,
    properties,
    timestamp: at.toISOString(),
  });
}

/** Posts JSON that outlives the page and whose answer nobody waits for. */
export function sendAndForget(url: string, body: unknown, headers: Record<string, string> = {}) {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
    // an answer left unread keeps the call open, and the page out of the browser's memory of past pages
    .then((answer) => answer.text())
    .catch(() => null);
}
