import { waitInMinutes } from './errors.ts';

/** Sending a code, by SMS or by email, and typing it. */

export const enterCode = 'Entrez votre code';
export const verify = 'Vérifier le code';
export const send = 'Envoyer le code';
export const resend = 'Renvoyer le code';
export const alreadyReceived = 'J’ai déjà reçu un code';
export const nextCodeIn = (countdown: string) => `Nouvel envoi possible dans <timer>${countdown}</timer>`;

export const codeWasSent =
  'Le code à 6 chiffres a été envoyé par SMS, ou par email à qui vit à l’étranger. Il est valable 10 minutes.';
export const codeWasSentByEmail = (email: string) =>
  `Le code à 6 chiffres a été envoyé par email à <to>${email}</to>. Il est valable 10 minutes. S’il tarde, regardez dans les indésirables.`;
export const codeWasSentBySms = (phone: string) =>
  `Le code à 6 chiffres a été envoyé par SMS au <to>${phone}</to>. Il est valable 10 minutes.`;
export const sentByEmail = (email: string) => `Code envoyé à <to>${email}</to>.`;
export const sentBySms = (phone: string) => `Code envoyé au <to>${phone}</to>.`;

export const tooManyAttempts = (waitSeconds: number) =>
  `Trop de tentatives. Veuillez attendre ${waitInMinutes(waitSeconds)}.`;
export const waitForAnother = (waitSeconds: number) =>
  `Veuillez attendre ${waitInMinutes(waitSeconds)} avant de demander un nouveau code.`;
export const noPendingRegistration = 'Aucune inscription en attente trouvée pour cet email';

/** The screens that verify a registration. */

export const emailTitle = 'Vérification de l’email';
export const phoneTitle = 'Vérification du téléphone';
export const verifyEmail = 'Vérifiez votre email';
export const verifyPhone = 'Vérifiez votre téléphone';
export const provesEmail = (email: string) =>
  `Un code à 6 chiffres confirme que l’adresse <contact>${email}</contact> est bien la vôtre.`;
export const provesPhone = (phone: string) =>
  `Un code à 6 chiffres confirme que le numéro <contact>${phone}</contact> est bien le vôtre.`;
export const provesPhoneOf = (email: string) =>
  `Un code à 6 chiffres confirme que le numéro du compte <account>${email}</account> est bien le vôtre.`;
export const sendsByItself = 'Le code partira de lui-même dès que le délai entre deux envois sera passé.';
export const correctEmail = 'Modifier l’email';
export const correctPhone = 'Modifier le numéro';
export const emailVerified = 'Email vérifié avec succès !';
export const phoneVerified = 'Numéro de téléphone vérifié avec succès !';
export const passwordGone = 'Mot de passe temporaire introuvable. Veuillez vous connecter. Redirection…';
export const notSignedIn = 'La connexion automatique a échoué. Veuillez vous connecter. Redirection…';
