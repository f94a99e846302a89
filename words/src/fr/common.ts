/** Of controls that many pages have, but not the first one. */

export const close = 'Fermer';
export const closeMessage = 'Fermer le message';
export const messages = 'Messages';
export const newTab = '(nouvel onglet)';
export const toHome = 'Retour à l’accueil';
export const signIn = 'Se connecter';
export const createAccount = 'Créer un compte';
export const requestSent = 'Demande envoyée avec succès !';

/** Of a point in a chart. */
export const chartPoint = (when: string, value: string) => `${when} : ${value}`;
export const chartLinePoint = (line: string, when: string, value: string) => `${line}, ${when} : ${value}`;
/** After a label, before what it is of. */
export const colon = '\u00a0: ';
export const comma = ', ';
