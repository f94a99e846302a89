export const explanation =
  'Un compte gratuit pour obtenir vos estimations et les retrouver quand vous voulez.';
export const hasAccount = 'Déjà un compte ? <login>Se connecter</login>';
/** By what was mistyped. */
export const corrections = {
  phone: {
    title: 'Modifier le numéro',
    explanation: 'Corrigez votre numéro : un nouveau code y sera envoyé, l’ancien ne servira plus.',
  },
  email: {
    title: 'Modifier l’email',
    explanation: 'Corrigez votre email : un nouveau code y sera envoyé, l’ancien ne servira plus.',
  },
};

export const emailHelp = 'Pour vous connecter et retrouver vos estimations';
export const phoneHelp = 'Mobile tunisien à 8 chiffres, sans +216. Un code vous y sera envoyé par SMS.';
export const phoneAbroadUse = 'Un expert peut vous y appeler ; le code sera envoyé à votre email.';
export const policyAccepted = (version: string) =>
  `En créant un compte, vous acceptez la <policy>politique de confidentialité</policy> (version ${version}).`;
export const submit = 'Créer mon compte';
export const submitting = 'Création du compte...';
export const createdWithEmail = 'Compte créé avec succès ! Vérification de l’email requise.';
export const createdWithPhone = 'Compte créé avec succès ! Vérification du numéro de téléphone requise.';
export const existsUnverified = 'Compte existant non vérifié. Redirection vers la vérification...';
