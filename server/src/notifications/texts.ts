import { sitePaths } from '@soumdar/contract';
import type { DueNotification, Notice } from '@soumdar/db';
import type { PropertyType } from '@soumdar/engine';
import { dueAt } from '../experts/due-time.ts';

const typeNames: Record<PropertyType, string> = {
  apartment: 'appartement',
  house: 'maison',
  villa: 'villa',
  land: 'terrain',
};

const dueFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Tunis',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

type About = Pick<DueNotification, 'notice' | 'request'>;
type Request = DueNotification['request'];

/** No accent: a message with accents costs twice. Nothing of the owner: a text is read over shoulders. */
const sentences: Record<Notice, (request: Request) => string> = {
  request_received: (request) =>
    `Soumdar : nouvelle demande d'estimation (${typeNames[request.propertyType]}), a traiter avant le ${due(request)}.`,
  request_due: (request) =>
    `Soumdar : rappel, une demande d'estimation (${typeNames[request.propertyType]}) attend sa reponse avant le ${due(request)}.`,
  request_completed: () => 'Soumdar : votre estimation manuelle est prete, voyez votre tableau de bord.',
  request_cancelled: () =>
    "Soumdar : votre demande d'estimation manuelle est annulee, voyez votre tableau de bord.",
};

export function isForExperts(notice: Notice): boolean {
  return notice === 'request_received' || notice === 'request_due';
}

/** The SMS, with where to read on when the site's address is known. */
export function smsOf({ notice, request }: About, publicUrl: string | undefined): string {
  const sentence = sentences[notice](request);
  return publicUrl === undefined ? sentence : `${sentence} ${addressOf(notice, publicUrl)}`;
}

/** What the experts' webhook is posted; `id` is the same when it is posted again. */
export function webhookBodyOf(
  { id, notice, request }: About & { id: string },
  publicUrl: string | undefined,
) {
  return { id, notice, text: smsOf({ notice, request }, publicUrl) };
}

function addressOf(notice: Notice, publicUrl: string): string {
  return publicUrl.replace(/\/+$/, '') + (isForExperts(notice) ? sitePaths.experts : sitePaths.dashboard);
}

function due({ createdAt }: Request): string {
  return dueFormat.format(dueAt({ created_at: createdAt }));
}
