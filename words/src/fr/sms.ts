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
  request_received: ({ kind, propertyType, dueAt, requests, link }) => {
    const due = `a traiter avant le ${formatDayMonthAndTime(dueAt)}`;
    return requests > 1
      ? notice(`${requests} nouvelles demandes, la premiere ${due}.`, link)
      : notice(`nouvelle ${requestNames[kind]} (${typeName(propertyType)}), ${due}.`, link);
  },
  request_due: ({ kind, propertyType, dueAt, link }) =>
    notice(
      `rappel, reponse promise avant le ${formatDayMonthAndTime(dueAt)} a une ${requestNames[kind]} (${typeName(propertyType)}).`,
      link,
    ),
  privacy_received: ({ dueAt, requests, link }) => {
    const due = `a traiter avant le ${formatDayAndMonth(dueAt)}`;
    return requests > 1
      ? notice(`${requests} demandes sur des donnees personnelles, la premiere ${due}.`, link)
      : notice(`nouvelle demande sur des donnees personnelles, ${due}.`, link);
  },
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
  request_corrected: ({ link }) =>
    notice(
      "l'expert a corrige votre estimation manuelle. Lisez-la sous Demandes manuelles de votre tableau de bord.",
      link,
    ),
  contest_completed: ({ link }) =>
    notice(
      "un expert a repondu sur l'estimation contestee. Lisez son avis dans votre tableau de bord.",
      link,
    ),
  contest_cancelled: ({ link }) =>
    notice('votre contestation est close. Lisez pourquoi dans votre tableau de bord.', link),
  contest_corrected: ({ link }) =>
    notice("l'expert a corrige son avis sur l'estimation. Lisez-le dans votre tableau de bord.", link),
};

const notice = (sentence: string, link: string | undefined) =>
  `Soumdar : ${sentence}${link === undefined ? '' : ` ${link}`}`;

const requestNames = { request: "demande d'estimation", contest: "contestation d'estimation" };

const typeName = (type: PropertyType) => propertyTypeLabels[type].toLowerCase();
