import { formatCount } from './counting.ts';

export { emailRequired, passwordRequired } from './fields.ts';

/** What a refusal of the server means. */

export const invalid = 'Données invalides. Veuillez vérifier vos informations.';
export const unauthorized = 'Accès non autorisé. Veuillez vous reconnecter.';
export const forbidden = 'Accès interdit.';
export const notFound = 'Ressource non trouvée.';
export const tooMany = 'Trop de tentatives. Veuillez patienter avant de réessayer.';
export const server = 'Erreur du serveur. Veuillez réessayer plus tard.';
export const network = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';
export const unexpected = 'Une erreur inattendue est survenue';
export const badAnswer = 'Réponse du serveur invalide. Veuillez réessayer plus tard.';
export const spentCode = 'Trop d’essais avec ce code : il ne peut plus servir. Demandez un nouveau code.';
export const busy = 'Le service est très sollicité. Veuillez réessayer dans un instant.';
export const starting = 'Le service démarre. Veuillez réessayer dans un instant.';
export const slow = 'Le service est trop lent en ce moment. Veuillez réessayer dans un instant.';
export const readOnly = 'Le service ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard.';
export const commonPassword = 'Ce mot de passe est trop courant. Choisissez-en un autre.';
export const emailTaken = 'Cette adresse email est déjà utilisée';
export const phoneTaken = 'Ce numéro de téléphone est déjà enregistré';
export const secondFactorRequired = 'Un second facteur est nécessaire pour accéder à cet espace.';
export const secondFactorExists = 'Ce compte a déjà un second facteur.';
export const noPendingRegistration = 'Aucune inscription en attente trouvée';
export const tooManyFromHere = 'Trop de demandes depuis votre connexion. Veuillez réessayer dans une heure.';
export const smsFailed = 'Erreur du service SMS. Veuillez réessayer plus tard.';
export const emailFailed = 'Erreur du service email. Veuillez réessayer plus tard.';
export const emailRefused = 'Cette adresse email est refusée par son serveur. Vérifiez-la.';
export const verificationCodeExpired = 'Code de vérification expiré';
export const verificationCodeInvalid = 'Code de vérification invalide';
export const noAccount = 'Aucun compte trouvé avec cette adresse email';
export const resetCodeInvalid = 'Code de réinitialisation invalide';
export const resetCodeExpired = 'Code de réinitialisation expiré';
export const passwordTooShort = 'Le mot de passe doit contenir au moins 6 caractères';
export const resetCodeInvalidOrExpired = 'Code de réinitialisation invalide ou expiré';
export const badLocation = 'Coordonnées de localisation invalides';
export const badPropertyType = 'Type de propriété invalide';
export const outOfScalePrice =
  'Ce prix est trop loin de ce qui est demandé ici pour être comparé. Vérifiez-le.';
export const noFigureToReport =
  'Aucun chiffre de cette estimation n’est assez fiable pour un rapport PDF. Demandez une estimation manuelle : la réponse de l’expert aura le sien.';
export const tooManyWrongAmounts =
  'Trop de montants erronés ont été tapés pour ce numéro. Demandez à la personne qui vous a remis le rapport de confirmer son montant.';
export const coveredAlready =
  'Les annonces autour suffisent déjà pour une estimation automatique de ce bien : faites-la maintenant.';
export const methodInvalid = 'Veuillez sélectionner une méthode de contact valide';
export const slotInvalid = 'Veuillez sélectionner un créneau horaire valide';
export const passwordWrong = 'Mot de passe incorrect. Vérifiez-le et réessayez.';
export const requestChanged = 'Cette demande a changé entre-temps.';
export const requestNotOpen = 'Cette action n’est plus possible pour cette demande.';
export const alreadyCorrected =
  'Cette estimation a déjà été corrigée : ouvrez la plus récente dans votre tableau de bord, ou faites-en une nouvelle.';
export const contestOpen = 'Un expert étudie déjà votre contestation de cette estimation.';
export const noSignedPrice = 'Indiquez d’abord le prix signé, puis joignez son justificatif.';
export const fileTooLarge = 'Ce fichier dépasse 5 Mo : il n’a pas été conservé. Choisissez-en un plus léger.';
export const badFile =
  'Ce fichier n’est ni un PDF, ni une image JPEG ou PNG : il n’a pas été conservé. Choisissez-en un autre.';
export const proofChanged = 'Ce justificatif a été remplacé ou retiré entre-temps.';
export const requestTaken =
  'Un expert a déjà pris cette demande en charge : dites-lui ce qui est à corriger quand il vous contacte.';
export const requestAnswered = 'Un autre expert a déjà répondu à cette demande.';

export const tooManyFollowed = (most: number) =>
  `Vous suivez déjà ${most} biens, le maximum. Arrêtez d’en suivre un pour suivre celui-ci.`;
export const tooManyShares = (most: number) =>
  `Vous avez déjà ${most} liens de partage. Révoquez-en un dans « Mes données » pour en créer un autre.`;

export const tooManyProofs = (most: number) =>
  `Pas plus de ${most} justificatifs en attente, ni plus de ${most} envois par jour. Ce fichier n’a pas été conservé.`;

/** 'N minute(s)' of a wait in seconds, as the specification writes it. */
export const waitInMinutes = (seconds: number) => `${Math.max(1, Math.ceil(seconds / 60))} minute(s)`;

/** Short waits in seconds, a day's limit in hours. */
function wait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.ceil(seconds), 'seconde');
  if (seconds < 2 * 3600) return formatCount(Math.ceil(seconds / 60), 'minute');
  return formatCount(Math.ceil(seconds / 3600), 'heure');
}
export const withWait = (sentence: string, seconds: number) => `${sentence} Attente : ${wait(seconds)}.`;
