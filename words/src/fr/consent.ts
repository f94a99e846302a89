import { formatLongDate } from './formats.ts';

/** Consent to being counted, and changes of the privacy policy. */

export const cookies = 'Cookies';
export const noAdvertising =
  'Ce site ne dépose aucun cookie publicitaire. Il garde dans votre navigateur ce dont il a besoin pour fonctionner, et compte sur son propre serveur les pages vues et les étapes franchies, sans rien qui vous identifie.';
export const aboutYourData = 'En savoir plus sur vos données';
export const refuse = 'Refuser';
export const accept = 'Accepter';
export const policyNews = 'Changement de la politique de confidentialité';
export const whatChanges = 'Ce qui change';
export const dismiss = 'Ne plus afficher';

export const externalService = (name: string) =>
  `Si vous acceptez, ces événements vont aussi au service de mesure ${name}, avec un identifiant de visite et, une fois connecté, votre identifiant de compte, votre nom, votre email et votre téléphone. Si vous refusez, rien ne lui est envoyé.`;
export const currentChoice = (isAccepted: boolean, iso: string) =>
  `Votre choix actuel : ${isAccepted ? 'accepté' : 'refusé'} le ${formatLongDate(iso)}.`;
export const policyChanged = (iso: string) =>
  `Notre politique de confidentialité a changé le ${formatLongDate(iso)}.`;
