import type { PropertyType } from '@soumdar/engine';
import { formatLongDate, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { isolateTyped } from '../isolates.ts';

/** Sharing an estimate by a link, following it, and its reports. */

export const goneEstimation =
  'Cette estimation n’est plus dans votre tableau de bord : elle n’a plus de rapport PDF.';
export const goneRequest =
  'Cette demande n’est plus dans votre tableau de bord : elle n’a plus de rapport PDF.';
export const tooManyPdfs = 'Vous avez téléchargé 30 rapports PDF aujourd’hui, le maximum. Réessayez demain.';
export const downloadPdf = 'Télécharger le PDF';
export const aboutText = 'Rapport : texte (.txt).';
export const aboutPdf = 'PDF : mis en page, vérifiable.';
export const nameOnPdf = 'Écrire mon nom sur le PDF';
export const copied = 'Lien copié.';
export const notCopied = 'Le lien n’a pas pu être copié : il est sélectionné, copiez-le.';
export const notShared = 'Le partage ne s’ouvre pas sur cet appareil. Copiez le lien.';
export const linkLabel = 'Lien à partager';
export const sendByWhatsApp = 'Envoyer par WhatsApp';
export const sendOtherwise = 'Envoyer autrement';
export const copy = 'Copier le lien';
export const ready = 'Votre lien est prêt';
export const shareThis = 'Partager cette estimation';
export const revocable = 'Vous pouvez révoquer ce lien à tout moment dans « Mes données ».';
export const duration = 'Durée du lien';
export const showPrice = 'Montrer le prix dans l’aperçu du lien';
export const create = 'Créer le lien';
export const gone =
  'Cette estimation n’est plus dans votre tableau de bord : elle ne peut pas être partagée.';

/** By their days. */
export const durations = { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: '1 an' };
export const readyLead = (expiresAt: string) =>
  `Il ouvre l’estimation jusqu’au ${formatLongDate(expiresAt)}. Copiez-le ou envoyez-le maintenant : nous ne pourrons plus vous le montrer.`;
export const whatIsSeen = (title: string) =>
  `${title}. Quiconque a le lien voit les chiffres, leurs fourchettes, les biens comparables et la carte ; ni votre nom, ni vos coordonnées, ni l’adresse exacte. La carte est à environ un kilomètre près, mais les chiffres sont ceux du lieu exact : avec beaucoup de patience, on peut en déduire où est le bien.`;
export const messageText = (type: PropertyType, surfaceM2: number, place: string) =>
  `Estimation Soumdar : ${propertyTypeLabel(type)} de ${formatSurface(surfaceM2)}, ${isolateTyped(place)}`;
export const followed = 'Ce bien est suivi : sa valeur est recalculée à chaque mise à jour du marché.';
