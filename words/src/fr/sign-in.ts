import { isolateTyped } from '../isolates.ts';

export const title = 'Connexion';
export const explanation = 'Retrouvez vos estimations et vos demandes.';
export const noAccountYet = 'Pas encore de compte ? <register>Créer un compte</register>';
export const rememberMe = 'Se souvenir de moi';
export const passwordForgotten = 'Mot de passe oublié ?';
export const wrongCredentials = 'Email ou mot de passe incorrect';
export const fieldsToCorrect = 'Veuillez corriger les erreurs dans le formulaire';
export const emailToVerify = 'Vérification de l’email requise. Redirection...';
export const phoneToVerify = 'Vérification du numéro de téléphone requise. Redirection...';

/** The second step of an expert's login. */

export const secondStep = 'Second facteur';
export const codeOfApp = 'Entrez le code à 6 chiffres qu’affiche votre application d’authentification.';
export const codeOfRecovery = 'Entrez un de vos codes de secours. Chacun ne sert qu’une fois.';
export const appCode = 'Code de l’application';
export const recoveryCode = 'Code de secours';
export const byRecoveryCode = 'Utiliser un code de secours';
export const byApp = 'Utiliser l’application';
export const wrongSecondFactor = 'Code incorrect ou déjà utilisé';
export const loginExpired = 'Cette connexion a expiré. Recommencez-la.';

/** What follows, whatever the page that signed in. */

export const signedIn = 'Connexion réussie';
export const redirecting = 'Redirection…';
export const dashboard = 'Tableau de bord';
export const sendingRequest = 'Envoi de la demande...';
export const resumeEstimation = 'Reprendre votre estimation ?';
export const waitingAnswers = (propertyType: string, place: string) =>
  `Vos réponses vous attendaient sur cet appareil : <property>${propertyType}, ${isolateTyped(place)}</property>.`;
export const getEstimation = 'Obtenir mon estimation';
export const eraseAnswers = 'Effacer ces réponses';
