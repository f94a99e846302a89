import type { Transaction } from '@soumdar/engine';
import type {
  ChangeCauses,
  ContactChange,
  Email,
  EmailTemplates,
  EmailValues,
  FollowedProperty,
  FollowedSide,
  PropertyName,
} from '../messages.ts';
import { showHistory } from './dashboard.ts';
import { modelDay, trustTexts } from './estimate.ts';
import { eurosText, eurRateNote, type EurRate } from './euros.ts';
import { formatFigure, noise as usualMove } from './following.ts';
import { formatChange, formatLongDate, formatSurface } from './formats.ts';
import { propertyTypeLabels } from './labels.ts';
import { sameLevel } from './level.ts';
import { placeName } from './places.ts';
import { isolateTyped } from '../isolates.ts';

const sameSubject = (title: string) => ({ subject: title, title });

const codeEmail = (title: string, code: string): Email => ({
  ...sameSubject(title),
  paragraphs: ['Saisissez ce code sur Soumdar :'],
  code,
  closing: ['Il expire dans 10 minutes. Ne le communiquez à personne.'],
});

/** Nothing of the request itself. */
const ofRequest: Pick<Email, 'button' | 'because'> = {
  button: 'Voir mes demandes',
  because:
    'Vous recevez cet email parce que vous avez demandé une estimation manuelle. Vous réglez ces emails sous « Mes données ».',
};

const ofContest: typeof ofRequest = {
  button: 'Voir mon estimation',
  because: 'Vous recevez cet email parce que vous avez contesté une estimation.',
};

export const templates: EmailTemplates = {
  verification_code: ({ code }) => codeEmail('Votre code de vérification', code),
  reset_code: ({ code }) => codeEmail('Votre code de réinitialisation', code),
  contact_changed: ({ phone, hours }) => ({
    subject: 'Votre compte Soumdar a changé',
    title: 'Votre compte a changé',
    paragraphs: [
      contactChange(phone),
      `Si ce n’est pas vous, reprenez votre compte dans les ${hours} heures : ce lien rend l’email et le numéro d’avant, et ferme toutes les sessions.`,
    ],
    button: 'Annuler le changement',
    closing: ['Si c’est bien vous, vous n’avez rien à faire.'],
    because: 'Vous recevez cet email parce que cette adresse reçoit les codes d’un compte Soumdar.',
  }),
  alerts_confirmed: () => ({
    ...sameSubject('Vos alertes par email sont activées'),
    paragraphs: [
      'Votre adresse est vérifiée : nos emails vous parviennent.',
      'Nous vous écrirons quand la valeur d’un bien que vous suivez bouge vraiment ou qu’une zone devient couverte, sinon une fois par trimestre ; et une seule fois pour un bien à vendre ou à louer, trois mois après, pour savoir ce qu’il est devenu. Rien d’autre : ni publicité, ni offre de professionnels.',
    ],
    button: 'Voir mon tableau de bord',
    closing: ['Pour ne plus rien recevoir, un clic suffit : le lien est au bas de chaque email.'],
  }),
  followed_properties: followedProperties,
  outcome_question: ({ property }) => ({
    ...sameSubject('Qu’est devenu votre bien ?'),
    paragraphs: [
      `${nameOf(property)} : vous l’avez estimé il y a trois mois, pour le vendre ou le louer. S’il est vendu, loué ou retiré du marché, dites-le en une minute dans votre tableau de bord.`,
      'Le prix signé sert à mesurer nos estimations. Il n’est publié que fondu parmi trente autres au moins, et vous pouvez l’effacer quand vous voulez.',
    ],
    button: 'Voir mon tableau de bord',
    closing: [
      'Nous ne vous écrirons plus à ce sujet pour ce bien. « Ne plus demander », dans le tableau de bord, met fin à ces questions pour tous vos biens.',
    ],
  }),
  request_completed: () => ({
    ...sameSubject('Votre estimation manuelle est prête'),
    paragraphs: [
      'Un expert a répondu. Lisez sa réponse sous « Demandes manuelles » de votre tableau de bord.',
    ],
    ...ofRequest,
  }),
  request_cancelled: () => ({
    ...sameSubject('Votre demande d’estimation est annulée'),
    paragraphs: ['Lisez pourquoi sous « Demandes manuelles » de votre tableau de bord.'],
    ...ofRequest,
  }),
  request_corrected: () => ({
    ...sameSubject('Votre estimation manuelle est corrigée'),
    paragraphs: [
      'L’expert a corrigé sa réponse. Lisez-la sous « Demandes manuelles » de votre tableau de bord.',
    ],
    ...ofRequest,
  }),
  contest_completed: () => ({
    ...sameSubject('Un expert a répondu à votre contestation'),
    paragraphs: ['Son avis est à côté de l’estimation, dans votre tableau de bord.'],
    ...ofContest,
  }),
  contest_cancelled: () => ({
    ...sameSubject('Votre contestation est close'),
    paragraphs: ['Lisez pourquoi à côté de l’estimation, dans votre tableau de bord.'],
    ...ofContest,
  }),
  contest_corrected: () => ({
    ...sameSubject('L’expert a corrigé son avis'),
    paragraphs: ['Son nouvel avis est à côté de l’estimation, dans votre tableau de bord.'],
    ...ofContest,
  }),
};

export const answersRequest =
  'Cet email répond à une demande faite sur Soumdar. Si elle ne vient pas de vous, ignorez-le.';
export const answersAlerts = 'Vous recevez cet email parce que vous avez demandé des alertes à Soumdar.';
export const unsubscribe = 'Ne plus recevoir ces emails';
export const settings = 'Régler mes emails';

function contactChange(phone: ContactChange['phone']): string {
  if (phone === null) return 'L’email de votre compte est maintenant une autre adresse.';
  const number = `Le numéro de votre compte finit maintenant par ${phone.ending}`;
  return phone.isTunisian ? `${number} : c’est un mobile tunisien, qui recevra vos codes.` : `${number}.`;
}

const occasionTexts: Record<
  EmailValues['followed_properties']['occasion'],
  Pick<Email, 'subject' | 'title'>
> = {
  news: sameSubject('Du nouveau sur vos biens suivis'),
  covered: sameSubject('Une estimation est maintenant possible'),
  quarter: {
    subject: 'Vos biens suivis : le point du trimestre',
    title: 'Vos biens suivis, ce trimestre',
  },
};

function followedProperties({
  occasion,
  properties,
  covered,
  eurRate,
}: EmailValues['followed_properties']): Email {
  const sentences = [...covered.map(coveredSentence), ...properties.flatMap(newsSentences)]
    // what holds of several figures stands once, after the last of them
    .filter((sentence, at, all) => !all.includes(sentence, at + 1));
  const paragraphs =
    sentences.length > 0
      ? sentences
      : [
          'Rien de net depuis notre dernier email : les estimations ont trop peu bougé pour y voir une hausse ou une baisse. Voici où elles en sont.',
        ];
  const email = { ...occasionTexts[occasion], paragraphs };
  if (properties.length === 0) return { ...email, button: 'Voir mes demandes' };
  return {
    ...email,
    figures: properties.flatMap((one) => figuresOf(one, eurRate)),
    button: properties.length === 1 ? showHistory : 'Voir leur évolution',
    closing: [
      ...(properties.length === 1 ? [] : [onCards]),
      ...(eurRate ? [eurRateNote(eurRate)] : []),
      `Ces chiffres viennent de prix demandés dans des annonces, ${sameLevel}. Ce sont des estimations : le prix signé dépend aussi de l’état du bien et de la négociation.`,
    ],
  };
}

const onCards =
  'Dans votre tableau de bord, chaque carte porte le chiffre du jour de son estimation : les chiffres d’aujourd’hui s’ouvrent par le lien au bas de la carte.';

const coveredSentence = (property: PropertyName) =>
  `${nameOf(property)} : les annonces autour suffisent maintenant pour l’estimer. Vous le ferez en deux minutes depuis « Demandes manuelles », dans votre tableau de bord.`;

/** 'Maison de Papi', else 'Appartement de 101 m², La Soukra' */
const nameOf = (property: PropertyName) =>
  'name' in property
    ? isolateTyped(property.name)
    : `${propertyTypeLabels[property.type]} de ${formatSurface(property.surface)}, ${placeName({ name: property.place, nameAr: property.placeAr })}`;

const sideNames: Record<Transaction, string> = { sale: 'prix de vente', rent: 'loyer' };

function newsSentences({ property, sides }: FollowedProperty): string[] {
  const title = nameOf(property);
  return sides.flatMap(({ side, price, change, moved }) => {
    const name = sideNames[side];
    if (change === null)
      return [`${title} : les annonces autour suffisent maintenant pour estimer son ${name}.`];
    if (moved === null) return [];
    const share = `${formatSize(Math.abs(change))} de ${change > 0 ? 'plus' : 'moins'}`;
    return [
      `${title} : nous estimons maintenant son ${name} à ${formatFigure[side](price)}, soit ${share} que le ${formatLongDate(moved.since)}.`,
      causesSentence(moved.causes),
    ];
  });
}

/** '4 %', of 0.04 */
const formatSize = (part: number) => formatChange(part).replace(/^\+\s/, '');

function causesSentence(causes: ChangeCauses): string {
  if (causes.kind === 'newMethod')
    return 'Notre méthode de calcul a changé entre-temps : une part de l’écart en vient, sans que nous sachions dire laquelle.';
  if (causes.kind === 'unknown')
    return 'Nous ne savons pas dire cette fois quelle part de l’écart vient du marché et quelle part de notre calcul.';
  const { index, listings, model, noise } = causes;
  const parts = [
    ...(index === null ? [] : [`${formatChange(index)} par l’indice officiel des prix (INS)`]),
    `${formatChange(listings)} par les annonces autour`,
    ...(model === null
      ? []
      : [`${formatChange(model.change)} par notre calcul, refait le ${modelDay(model.version)}`]),
  ];
  return `D’où vient cet écart : ${parts.join('\u00a0; ')}. ${usualMove(noise)} Cet écart est plus grand.`;
}

const noFigureTexts: Record<FollowedProperty['noFigure'], string> = {
  not_covered: 'plus d’annonce autour',
  too_few: 'trop peu d’annonces autour',
  fault: 'pas calculé cette fois',
  unreliable: 'pas de chiffre fiable',
};

function figuresOf({ property, sides, noFigure }: FollowedProperty, eurRate: EurRate | null) {
  const title = nameOf(property);
  if (sides.length === 0) return [{ label: title, value: noFigureTexts[noFigure] }];
  return sides.map((one) => ({ label: `${title}, ${sideNames[one.side]}`, value: figureText(one, eurRate) }));
}

function figureText({ side, price, change, isWide }: FollowedSide, eurRate: EurRate | null): string {
  const since = change === null ? '' : ` (${formatChange(change)})`;
  return [
    `${formatFigure[side](price)}${since}`,
    ...(eurRate ? [eurosText(side, price, eurRate)] : []),
    ...(isWide ? [trustTexts.orderOfMagnitude.toLowerCase()] : []),
  ].join(', ');
}
