import { formatCount } from './counting.ts';
import { formatLongDate } from './formats.ts';

/** The second factor of an expert. */

export const loadFailed = 'La page n’a pas pu être chargée.';
export const secondFactor = 'Second facteur';
export const whyRequired =
  'Cet espace montre les coordonnées des propriétaires : il s’ouvre avec un second facteur, en plus du mot de passe.';
export const whyOptional =
  'Un code d’une application d’authentification protège votre compte, même si quelqu’un connaît votre mot de passe.';
export const scan =
  'Scannez ce code avec une application d’authentification (Aegis, Google Authenticator, 2FAS…).';
export const qrCode = 'Code QR pour l’application d’authentification';
export const orType = (secret: string) => `Ou tapez cette clé dans l’application : <key>${secret}</key>`;
export const appCode = 'Code de l’application';
export const appCodeHelp = '6 chiffres, affichés par l’application.';
export const activate = 'Activer le second facteur';
export const wrongCode = 'Code incorrect. Vérifiez l’heure de votre téléphone, puis tapez le code affiché.';
export const enrolled = (at: string) => `Le second facteur est activé depuis le ${formatLongDate(at)}.`;
export const codesLeft = (count: number) =>
  count === 0 ? 'Il ne reste aucun code de secours.' : `Il reste ${formatCount(count, 'code')} de secours.`;
export const lostPhone =
  'Téléphone perdu ou changé : connectez-vous avec un code de secours, ou demandez à l’exploitant du site de réinitialiser votre second facteur.';

export const recoveryCodes = 'Vos codes de secours';
export const recoveryExplanation =
  'Chacun ouvre le compte une fois, sans votre téléphone. Ils ne seront plus affichés : gardez-les en lieu sûr.';
export const downloadCodes = 'Télécharger les codes';
export const codesFile = 'soumdar-codes-de-secours.txt';
export const codesSaved = 'J’ai gardé mes codes';
