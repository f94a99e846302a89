import { sitePaths } from '@soumdar/contract';
import type { News, Notice } from '@soumdar/db';
import { wordsIn, type Language } from '@soumdar/words';

/** The page of the site that a notice leads to. */
const pages: Record<Notice, string> = {
  request_received: sitePaths.experts,
  request_due: sitePaths.experts,
  privacy_received: sitePaths.expertPrivacy,
  privacy_due: sitePaths.expertPrivacy,
  request_completed: sitePaths.dashboard,
  request_cancelled: sitePaths.dashboard,
};

export function isForExperts(notice: Notice): boolean {
  return notice !== 'request_completed' && notice !== 'request_cancelled';
}

/** The SMS, with a link to the site when its address is known; of several new requests it says how many. */
export function smsOf(news: News, publicUrl: string | undefined, language: Language, requests = 1): string {
  const link = publicUrl && `${publicUrl.replace(/\/+$/, '')}${pages[news.notice]}`;
  const { templates } = wordsIn(language).sms;
  switch (news.notice) {
    case 'privacy_received':
    case 'privacy_due':
      return templates[news.notice]({ ...news.request, link });
    default:
      return templates[news.notice]({ ...news.request, link, requests });
  }
}

/** What is posted to the experts' webhook; `id` is the same when it is posted again. */
export function webhookBodyOf(due: News & { id: string }, publicUrl: string | undefined, language: Language) {
  return { id: due.id, notice: due.notice, text: smsOf(due, publicUrl, language) };
}
