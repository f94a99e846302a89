import type { DueNotification } from '@soumdar/db';
import { isForExperts } from './texts.ts';

type Way = { kind: 'sms'; phone: string } | { kind: 'webhook' } | { kind: 'none'; because: string };

/** How a notification goes out, if it still should: much may have changed since it was queued. */
export function chooseWay({ notice, recipient, request }: DueNotification): Way {
  if (isForExperts(notice) && request.closed) return { kind: 'none', because: 'the request is closed' };
  if (recipient === null) return { kind: 'webhook' };
  const { phone, isExpert, wantsNotices, limited } = recipient;
  if (isForExperts(notice) && !isExpert) return { kind: 'none', because: 'no longer an expert' };
  if (phone === null) return { kind: 'none', because: 'no verified phone' };
  if (!wantsNotices) return { kind: 'none', because: 'no messages wanted' };
  if (limited) return { kind: 'none', because: 'the use of the data is suspended' };
  return { kind: 'sms', phone };
}
