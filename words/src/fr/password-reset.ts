export const title = 'Mot de passe oublié';
export const heading = 'Mot de passe oublié ?';
export const explanation =
  'Donnez l’email de votre compte : un code vous sera envoyé par SMS, au numéro que vous avez vérifié, ou par email si vous vivez à l’étranger.';
export const toLogin = 'Retour à la connexion';
export const codeTitle = 'Code de réinitialisation';

export const passwordTitle = 'Nouveau mot de passe';
export const choosePassword = 'Choisissez un nouveau mot de passe';
export const ofAccount = (email: string) => `Pour le compte <account>${email}</account>`;
export const submit = 'Réinitialiser le mot de passe';

export const done = 'Mot de passe réinitialisé';
export const doneExplanation =
  'Votre nouveau mot de passe est en place. La page de connexion s’ouvre dans 5 secondes.';
export const notDone = 'Votre mot de passe';
export const notDoneExplanation = 'La page de connexion s’ouvre dans 5 secondes.';
export const signInNow = 'Se connecter maintenant';
export const safety = 'Conseils de sécurité';
export const safetyTips = [
  'Gardez ce mot de passe pour ce seul site.',
  'Ne le communiquez à personne : nous ne vous le demanderons jamais.',
  'Un gestionnaire de mots de passe le retient pour vous.',
  'Déconnectez-vous après usage sur un appareil partagé.',
];
