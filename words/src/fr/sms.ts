import type { PropertyType } from '@soumdar/engine';
import type { SmsTemplates } from '../messages.ts';
import { formatDayAndMonth, formatDayMonthAndTime } from './formats.ts';
import { propertyTypeLabels } from './labels.ts';

/**
 * Plain characters only: a message with others costs twice. Nothing about the owner: others may read an SMS
 * over the shoulder. One with a code holds one run of six digits.
 */
export const templates: SmsTemplates = {
  verification_code: ({ code }) =>
    `Soumdar : votre code de verification est ${code}. Il expire dans 10 minutes.`,
  reset_code: ({ code }) =>
    `Soumdar : votre code de reinitialisation est ${code}. Il expire dans 10 minutes. Ne le communiquez a personne.`,
  contact_changed: ({ phone, hours, link }) => {
    const what = phone
      ? `le numero du compte finit maintenant par ${phone.ending}`
      : "l'email du compte a change";
    return `Soumdar : ${what}. Pas vous ? Annulez sous ${hours} h : ${link}`;
  },
  request_received: ({ propertyType, dueAt, requests, link }) => {
    const due = `a traiter avant le ${formatDayMonthAndTime(dueAt)}`;
    return requests > 1
      ? notice(`${requests} nouvelles demandes d'estimation, la premiere ${due}.`, link)
      : notice(`nouvelle demande d'estimation (${typeName(propertyType)}), ${due}.`, link);
  },
  request_due: ({ propertyType, dueAt, link }) =>
    notice(
      `rappel, reponse promise avant le ${formatDayMonthAndTime(dueAt)} a une demande d'estimation (${typeName(propertyType)}).`,
      link,
    ),
  privacy_received: ({ dueAt, link }) =>
    notice(
      `nouvelle demande sur des donnees personnelles, a traiter avant le ${formatDayAndMonth(dueAt)}.`,
      link,
    ),
  privacy_due: ({ dueAt, link }) =>
    notice(
      `rappel, reponse promise avant le ${formatDayAndMonth(dueAt)} a une demande sur des donnees personnelles.`,
      link,
    ),
  request_completed: ({ link }) =>
    notice(
      'votre estimation manuelle est prete. Lisez-la sous Demandes manuelles de votre tableau de bord.',
      link,
    ),
  request_cancelled: ({ link }) =>
    notice(
      "votre demande d'estimation est annulee. Lisez pourquoi sous Demandes manuelles de votre tableau de bord.",
      link,
    ),
};

const notice = (sentence: string, link: string | undefined) =>
  `Soumdar : ${sentence}${link === undefined ? '' : ` ${link}`}`;

const typeName = (type: PropertyType) => propertyTypeLabels[type].toLowerCase();
