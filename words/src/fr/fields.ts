/** Fields of an account and of its code, with what may be wrong in them. */

export const fullName = 'Nom et prénom';
export const nameRequired = 'Le nom et prénom sont requis';
export const nameRefused = 'Ce nom ne peut pas être enregistré. Écrivez-le autrement.';

export const email = 'Email';
export const emailRequired = 'L’email est requis';
export const emailForm = 'Format d’email invalide';
export const validEmailRequired = 'Un email valide est requis';

export const phone = 'Téléphone';
export const phoneRequired = 'Le numéro de téléphone est requis';
export const phoneForm = 'Format de téléphone invalide. Utilisez un numéro tunisien valide (8 chiffres)';
export const phoneWithoutCountryCode = 'Numéro tunisien à 8 chiffres, sans indicatif';
export const mayLiveAbroad = 'Vous vivez à l’étranger ? Cochez « Je vis à l’étranger ».';

export const livesAbroad = 'Je vis à l’étranger';
export const phoneAbroadHelp = (use: string) =>
  `Avec l’indicatif de votre pays, par exemple +33 6 12 34 56 78. ${use}`;
/** `country` as ISO 3166 writes it: 'FR' */
export const phoneCountry = (country: string) =>
  `Pays du numéro : ${new Intl.DisplayNames('fr', { type: 'region' }).of(country)}`;
export const phoneAbroadUnassigned =
  'Ce numéro n’est pas attribué. Vérifiez l’indicatif du pays et le nombre de chiffres.';
export const phoneAbroadIsTunisian =
  'C’est un numéro tunisien. Décochez « Je vis à l’étranger » : le code y sera envoyé par SMS.';
export const phoneAbroadForm =
  'Commencez par l’indicatif de votre pays, par exemple +33 pour la France ou +1 pour le Canada';

export const password = 'Mot de passe';
export const passwordRequired = 'Le mot de passe est requis';
export const showPassword = 'Afficher le mot de passe';
export const hidePassword = 'Masquer le mot de passe';
export const currentPassword = 'Mot de passe actuel';
export const currentPasswordRequired = 'Le mot de passe actuel est requis';
export const newPassword = 'Nouveau mot de passe';
export const newPasswordRequired = 'Le nouveau mot de passe est requis';
export const newPasswordHelp = (minLength: number) => `${minLength} caractères au moins`;
export const newPasswordTooShort = (minLength: number) =>
  `Le mot de passe doit contenir au moins ${minLength} caractères`;
export const newPasswordRefused = 'Ce mot de passe ne convient pas. Choisissez-en un autre.';
export const confirmation = 'Confirmer le mot de passe';
export const confirmationRequired = 'La confirmation du mot de passe est requise';
export const confirmationDiffers = 'Les mots de passe ne correspondent pas';
export const passwordWeak = 'Faible';
export const passwordMedium = 'Moyen';
export const passwordStrong = 'Fort';
export const passwordVeryStrong = 'Très fort';
export const passwordTooShort = (minLength: number) => `Trop court (minimum ${minLength} caractères)`;

export const code = 'Code de vérification';
export const codeHelp = (length: number, by: 'SMS' | 'email') => `${length} chiffres, reçus par ${by}`;
export const codeForm = (length: number) => `Veuillez entrer un code à ${length} chiffres`;
