import { formatCount } from './counting.ts';
import { formatLongDate, formatMoment, formatSurface } from './formats.ts';
import { privacyRequestKindLabels, propertyTypeLabel } from './labels.ts';
import { isolateTyped } from '../isolates.ts';

export const title = 'Mes données';
export const explanation =
  'Consultez, corrigez, téléchargez ou supprimez ce que nous gardons de vous. Ce que nous en faisons est dit dans la <policy>politique de confidentialité</policy>.';
export const toDashboard = 'Retour au tableau de bord';
export const accountDeleted = 'Votre compte et vos données sont supprimés.';

export const identityTitle = 'Mon identité';
export const identitySubmit = 'Enregistrer';
export const identitySaved = 'Vos informations sont à jour.';
export const emailPasswordHelp = (undoHours: number) =>
  `L’email sert à vous connecter : le changer demande votre mot de passe. Un SMS permet de l’annuler pendant ${undoHours} heures.`;
export const emailPasswordHelpAbroad = (undoHours: number) =>
  `L’email sert à vous connecter : le changer demande votre mot de passe. Un code sera envoyé à la nouvelle adresse ; d’ici là, votre email actuel reste le vôtre, et pendant ${undoHours} heures il permet d’annuler le changement.`;
export const emailVerified = 'Votre nouvel email est vérifié.';
export const keepEmail = 'Garder mon ancien email';
export const enterEmailCode = (email: string) =>
  `Entrez le code reçu à <email>${email}</email>. Cette adresse remplacera alors l’ancienne.`;

export const phoneTitle = 'Mon téléphone';
export const currentPhone = (phone: string) => `Votre numéro : <phone>${phone}</phone>`;
export const currentPhoneAbroad = (phone: string) =>
  `Votre numéro : <phone>${phone}</phone>. Vous vivez à l’étranger : vos codes arrivent par email.`;
export const noPhone = 'aucun';
export const newPhone = 'Nouveau téléphone';
export const phoneHelp =
  'Mobile tunisien à 8 chiffres, sans +216. Un code lui sera envoyé par SMS ; d’ici là, votre numéro actuel reste le vôtre.';
export const phoneUseAbroad = 'Un expert peut vous y appeler.';
/** `wasAbroad`: so far; `isAbroad`: with the new number. */
export const phonePasswordHelp = (
  undoHours: number,
  { wasAbroad, isAbroad }: { wasAbroad: boolean; isAbroad: boolean },
) =>
  `${isAbroad ? 'Un expert appelle ce numéro' : 'Ce numéro reçoit les codes de votre compte'} : le changer demande votre mot de passe. Pendant ${undoHours} heures, ${wasAbroad ? 'un email permet' : 'l’ancien numéro permet'} d’annuler le changement.`;
export const phoneSubmit = 'Changer de numéro';
export const phoneChanged = 'Votre numéro est changé.';
export const phoneIsCurrent = 'C’est déjà votre numéro. Entrez-en un autre.';
export const phoneVerified = 'Votre nouveau numéro est vérifié.';
export const keepPhone = 'Garder mon ancien numéro';
export const enterPhoneCode = (phone: string) =>
  `Entrez le code reçu par SMS au <phone>${phone}</phone>. Ce numéro remplacera alors l’ancien.`;

export const undoTitle = 'Changement récent';
export const undoExplanation = ({ until, email, phone }: { until: string; email: string; phone: string }) =>
  `Votre email ou votre numéro a changé. Jusqu’au ${formatMoment(until)}, vous pouvez revenir à <email>${email}</email> et au <phone>${phone}</phone>, même sans le lien que nous avons envoyé : toutes les sessions seront fermées, celle-ci comprise.`;
export const undoSubmit = 'Annuler le changement';
export const undoDone = 'Votre email et votre numéro sont ceux d’avant. Reconnectez-vous.';

export const passwordTitle = 'Mon mot de passe';
export const passwordSubmit = 'Changer le mot de passe';
export const passwordChanged = 'Mot de passe changé. Vos autres appareils sont déconnectés.';

export const choicesTitle = 'Mes consentements';
export const choicesExplanation = 'Vous changez d’avis quand vous voulez, sans vous justifier.';
export const choiceSaved = 'Votre choix est enregistré.';
export const offers = 'Recevoir des offres de professionnels';
export const offersHelp =
  'Pour les biens dont vous êtes propriétaire et pour lesquels vous l’avez demandé, vos coordonnées sont transmises à des professionnels. Retirer ce consentement vous ôte de leur liste aussitôt.';
export const notices = 'Recevoir des SMS sur mes demandes';
export const noticesHelp =
  'Un SMS vous dit quand une demande d’estimation manuelle est terminée ou annulée. La réponse à une contestation, par le moyen que vous y avez choisi, et les codes de vérification sont envoyés dans tous les cas.';
export const noticesAbroad = 'Recevoir des emails sur mes demandes';
export const noticesHelpAbroad =
  'Un email vous dit quand une demande d’estimation manuelle est terminée ou annulée. La réponse à une contestation et les codes de vérification sont envoyés dans tous les cas.';
export const consentsRecord = 'Ce qui en est conservé';

const purposeLabels = {
  privacy_policy: 'Politique de confidentialité',
  offers: 'Offres de professionnels',
  alerts: 'Alertes par email',
};

interface Consent {
  purpose: keyof typeof purposeLabels;
  textVersion: string;
  givenAt: string;
  withdrawnAt: string | null;
}

export const consent = ({ purpose, textVersion, givenAt, withdrawnAt }: Consent) =>
  `<purpose>${purposeLabels[purpose]}</purpose> : accord du ${formatLongDate(givenAt)} (version ${textVersion})${
    withdrawnAt === null ? '' : `, retiré le ${formatLongDate(withdrawnAt)}`
  }`;

export const limitationExplanation = (since: string) =>
  `<strong>L’usage de vos données est limité depuis le ${formatLongDate(since)}.</strong> Nous les conservons sans nous en servir : ni offres de professionnels, ni alertes, ni SMS ou email d’information. Le site reste à votre disposition.`;
export const limitationLift = 'Lever la limitation';
export const limitationLifted = 'La limitation est levée.';

export const sharesTitle = 'Liens de partage';
export const sharesExplanation =
  'Qui a un de ces liens voit l’estimation, sans votre nom ni l’adresse exacte. Un lien révoqué ne s’ouvre plus. Le nombre de vues est approximatif.';
export const noShare = (most: number) =>
  `Aucun lien pour l’instant. Ouvrez une estimation et choisissez « Partager » : vous retrouverez le lien ici, ${most} au plus à la fois.`;
export const shareProperty = ({
  propertyType,
  surface,
  place,
}: {
  propertyType: string;
  surface: number;
  place: string;
}) => `${propertyTypeLabel(propertyType)} de ${formatSurface(surface)}, ${isolateTyped(place)}`;
export const shareDates = (createdAt: string, expiresAt: string) =>
  `Créé le ${formatLongDate(createdAt)}, ouvert jusqu’au ${formatLongDate(expiresAt)}`;
export const shareViews = (views: number, showPrice: boolean) =>
  `${views === 0 ? 'Pas encore vu' : `Vu ${formatCount(views, 'fois', 'fois')}`}${showPrice ? ', prix montré dans l’aperçu' : ''}`;
export const revoke = 'Révoquer';
export const revokeQuestion = 'Révoquer ce lien ?';
export const revokeExplanation = (share: string) =>
  `${share}. Ceux à qui vous l’avez envoyé ne verront plus l’estimation. C’est définitif : pour la partager à nouveau, vous créerez un autre lien.`;
export const keepLink = 'Garder';
export const revokeLink = 'Révoquer le lien';
export const revoked = 'Lien révoqué.';

export const downloadTitle = 'Télécharger mes données';
export const downloadExplanation =
  'Tout ce que nous gardons de vous, dans un seul fichier que d’autres logiciels savent lire (JSON) : compte, consentements, estimations, liens de partage, demandes et leur suivi, état des SMS, emails reçus, dates de vos connexions.';

export const rightsTitle = 'Opposition et limitation';
export const rightsExplanation = 'Nous répondons ici même, dans un délai d’un mois.';
export const rightsKind = 'Ma demande';
export const rightsKindHelp =
  'Opposition : refuser un usage de vos données. Limitation : le suspendre le temps d’une vérification.';
export const rightsKindRequired = 'Choisissez ce que vous demandez';
export const rightsMessage = 'En quelques mots';
export const rightsMessageHelp = 'Quel usage, et pourquoi si vous le souhaitez';
export const rightsMessageRequired = 'Dites en quelques mots ce que vous demandez';
export const rightsSubmit = 'Envoyer la demande';
export const rightsSent = (dueAt: string) =>
  `Demande envoyée. Réponse au plus tard le ${formatLongDate(dueAt)}.`;
export const rightsRequest = (kind: keyof typeof privacyRequestKindLabels, createdAt: string) =>
  `${privacyRequestKindLabels[kind]} du ${formatLongDate(createdAt)}`;
export const answerDue = (dueAt: string) => `Réponse au plus tard le ${formatLongDate(dueAt)}.`;
export const answeredOn = (answeredAt: string) => `Réponse du ${formatLongDate(answeredAt)} :`;
export const rightsWaiting = 'En attente';
export const rightsAccepted = 'Acceptée';
export const rightsRefused = 'Refusée';

export const deletionTitle = 'Supprimer mon compte';
export const deletionExplanation = 'La suppression est immédiate et définitive.';
export const erased = 'Ce qui est effacé';
export const erasedList =
  'Votre compte et tout ce qui s’y rattache : nom, email, téléphone, mot de passe, sessions, codes, consentements, estimations, liens de partage, demandes manuelles et leur suivi, demandes sur vos données.';
export const staying = 'Ce qui reste';
export const stayingList =
  'Rien qui vous désigne. Un prix signé, seulement si vous l’avez choisi : quartier, type, prix arrondi et trimestre. Les mesures de fréquentation sont prises sans identité et ne mènent à personne. Les sauvegardes du service gardent vos données jusqu’à leur remplacement et ne servent qu’à réparer une panne. Ce que des professionnels ou ceux qui acheminent nos SMS et nos emails ont déjà reçu est à leur demander.';
export const deletionQuestion = 'Supprimer mon compte ?';
export const deletionOpenRequests = (count: number) =>
  `Vous avez ${formatCount(count, 'demande ou contestation', 'demandes ou contestations')} en cours. Supprimer votre compte ${count > 1 ? 'les annule' : 'l’annule'} : aucun expert n’y répondra.`;
export const deletionWarning =
  'Votre compte, vos estimations et vos demandes seront effacés. Téléchargez d’abord vos données si vous voulez les garder.';
export const deletionConfirm = 'Supprimer définitivement';
