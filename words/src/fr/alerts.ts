import { formatLongDate } from './formats.ts';

/** The alerts by email about properties that are followed, and the address they go to. */

export const title = 'Mes alertes par email';
const address = (email: string) => `Votre adresse : <email>${email}</email>`;
export const addressToVerifyAgain = (email: string) => `${address(email)}, à vérifier de nouveau.`;
export const addressUnverified = (email: string) => `${address(email)}, pas encore vérifiée.`;
export const addressVerified = (email: string, verifiedAt: string) =>
  `${address(email)}, vérifiée le ${formatLongDate(verifiedAt)}.`;
export const stopped = (since: string) =>
  `<strong>Nous n’écrivons plus à cette adresse depuis le ${formatLongDate(since)}</strong> : son serveur a refusé trois de nos emails de suite. Vérifiez-la de nouveau pour reprendre, ou corrigez-la dans « Mon identité ».`;

export const wanted = 'Prévenez-moi par email';
export const wantedHelp =
  'Quand la valeur d’un bien que vous suivez bouge vraiment ou qu’une zone devient couverte, sinon une fois par trimestre ; et une seule fois pour un bien à vendre ou à louer, trois mois après, pour savoir ce qu’il est devenu. Aucune publicité, et un clic au bas de chaque email suffit pour se désinscrire.';
export const verifyFirst = 'Rien ne partira avant que votre adresse soit vérifiée.';
export const switchedOn = 'Vos alertes par email sont activées.';
export const switchedOff = 'Vous ne recevrez plus d’alertes.';

export const codeToBeSent = 'Un code vous y sera envoyé, valable 10 minutes.';
export const enterCode =
  'Entrez le code reçu par email. S’il tarde, regardez dans les courriers indésirables.';
export const maybeNotSent =
  'Nous ne savons pas si l’email est parti. S’il arrive, saisissez son code ; sinon, demandez-en un autre plus tard.';
export const addressIsVerified = 'Votre adresse est vérifiée.';
