import type { Transaction } from '@soumdar/engine';
import { formatLongDate, formatNumber } from './formats.ts';

/** What pages say of themselves: in tabs, to search engines, beside shared links. */

export const verification = 'Vérification du téléphone';
export const demonstration = 'Recherche (démonstration)';
export const experts = 'Espace réservé aux experts';
export const home = 'Estimez gratuitement votre bien en Tunisie';
export const homeDescription =
  'Prix de vente et loyer mensuel de votre appartement, maison, villa ou terrain en Tunisie, calculés à partir d’annonces comparables. Gratuit et sans engagement.';
export const estimation = 'Estimation';
export const estimationDescription =
  'Décrivez votre appartement, maison, villa ou terrain en trois minutes et obtenez son prix de vente et son loyer, avec leur fourchette et leur fiabilité.';
export const legalNotice = 'Mentions légales';
export const legalNoticeDescription =
  'Éditeur, hébergeur, propriété intellectuelle et responsabilité : les mentions légales de Soumdar.';
export const privacyPolicy = 'Politique de confidentialité';
export const privacyPolicyDescription =
  'Quelles données Soumdar collecte, pourquoi, combien de temps elles sont conservées, et comment y accéder, les corriger ou les supprimer.';
export const login = 'Connexion';
export const loginDescription =
  'Connectez-vous à Soumdar pour retrouver vos estimations immobilières et vos demandes.';
export const register = 'Créer un compte';
export const registerDescription =
  'Créez un compte Soumdar gratuit pour obtenir et conserver vos estimations immobilières en Tunisie.';
export const results = 'Votre estimation';
export const creation = 'Création d’un bien';
export const forgotPassword = 'Mot de passe oublié';
export const resetCode = 'Code de réinitialisation';
export const newPassword = 'Nouveau mot de passe';
export const yourPassword = 'Votre mot de passe';
export const undoChange = 'Annuler le changement';
export const checkReport = 'Vérifier un rapport';
export const dashboard = 'Mon tableau de bord';
export const myData = 'Mes données';
export const notFound = 'Page introuvable';
export const fees = 'Frais de vente et d’achat immobilier';
export const feesDescription =
  'Ce qui reste au vendeur après impôts et frais de vente, et ce que paie l’acheteur en Tunisie. Enregistrement, conservation foncière, agence, plus-value, avec les sources et les dates.';
export const beforeSigning = 'Avant de signer : ce qu’il faut vérifier';
export const beforeSigningDescription =
  'Titre bleu, contrat arabe, indivision, permis, locataire : ce qu’il faut vérifier avant de vendre ou d’acheter un bien en Tunisie, et qui le vérifie, avec les textes.';
export const sitePicture = 'Soumdar : estimez gratuitement votre bien en Tunisie';
export const slogan = 'Première plateforme d’estimation immobilière en Tunisie';
export const country = 'Tunisie';
export const notStated = 'non renseigné en démonstration';
export const noneInDemonstration = 'aucun en démonstration';
export const twilio = 'Twilio, États-Unis';
export const expiredLink = 'Lien expiré';
export const sampleData = 'Données d’exemple';
export const demonstrationPublisher = 'Éditeur de démonstration';
export const tooManyCalculations = 'Trop de calculs en une minute. Réessayez dans un instant.';
export const tooManyLists = 'Trop de listes en une minute. Réessayez dans un instant.';

export const preparedOn = (iso: string) =>
  `Estimation du ${formatLongDate(iso)}, préparée avec Soumdar à partir d’annonces comparables`;
const sharedPrices: Record<Transaction, { what: string; unit: string }> = {
  sale: { what: 'Vente', unit: 'DT' },
  rent: { what: 'Loyer', unit: 'DT par mois' },
};
export function aboutPrice(
  side: Transaction,
  tnd: number,
  range: { low: number; high: number } | null,
): string {
  const { what, unit } = sharedPrices[side];
  const between = range ? `, entre ${formatNumber(range.low)} et ${formatNumber(range.high)}` : '';
  return `${what} : environ ${formatNumber(tnd)} ${unit}${between}`;
}
