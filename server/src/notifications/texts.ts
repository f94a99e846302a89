import { sitePaths } from '@soumdar/contract';
import type { News, Notice } from '@soumdar/db';
import type { PropertyType } from '@soumdar/engine';

const typeNames: Record<PropertyType, string> = {
  apartment: 'appartement',
  house: 'maison',
  villa: 'villa',
  land: 'terrain',
};

const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Tunis',
  day: '2-digit',
  month: '2-digit',
});
const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Tunis',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

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
export function smsOf(news: News, publicUrl: string | undefined, requests = 1): string {
  const sentence = `Soumdar : ${sentenceOf(news, requests)}`;
  if (publicUrl === undefined) return sentence;
  return `${sentence} ${publicUrl.replace(/\/+$/, '')}${pages[news.notice]}`;
}

/** What is posted to the experts' webhook; `id` is the same when it is posted again. */
export function webhookBodyOf(due: News & { id: string }, publicUrl: string | undefined) {
  return { id: due.id, notice: due.notice, text: smsOf(due, publicUrl) };
}

/**
 * No accents: a message with accents costs twice. Nothing about the owner: others may read an SMS over the shoulder.
 */
function sentenceOf({ notice, request }: News, requests: number): string {
  switch (notice) {
    case 'request_received':
      if (requests > 1)
        return `${requests} nouvelles demandes d'estimation, la premiere a traiter avant le ${dueMoment(request)}.`;
      return `nouvelle demande d'estimation (${typeNames[request.propertyType]}), a traiter avant le ${dueMoment(request)}.`;
    case 'request_due':
      return `rappel, reponse promise avant le ${dueMoment(request)} a une demande d'estimation (${typeNames[request.propertyType]}).`;
    case 'privacy_received':
      return `nouvelle demande sur des donnees personnelles, a traiter avant le ${dueDay(request)}.`;
    case 'privacy_due':
      return `rappel, reponse promise avant le ${dueDay(request)} a une demande sur des donnees personnelles.`;
    case 'request_completed':
      return 'votre estimation manuelle est prete. Lisez-la sous Demandes manuelles de votre tableau de bord.';
    case 'request_cancelled':
      return "votre demande d'estimation est annulee. Lisez pourquoi sous Demandes manuelles de votre tableau de bord.";
  }
}

function dueMoment({ dueAt }: { dueAt: string }): string {
  return momentFormat.format(new Date(dueAt));
}

function dueDay(request: { dueAt: string }): string {
  return dayFormat.format(new Date(request.dueAt));
}
