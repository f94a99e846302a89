export const title = 'Annuler le changement';
export const explanation =
  'L’email ou le numéro de téléphone de votre compte a été remplacé. Si ce n’est pas vous, reprenez votre compte : toutes les sessions ouvertes seront fermées, et le mot de passe actuel ne servira plus.';
export const submit = 'Reprendre mon compte';
export const itWasMe = 'C’était bien moi';
export const undone = 'Votre compte est de nouveau à vous';
export const undoneExplanation =
  'Votre email et votre numéro sont ceux d’avant le changement. Toutes les sessions sont fermées.';
export const passwordIsKnown =
  'Quelqu’un d’autre connaissait sans doute votre mot de passe : il ne sert plus. Choisissez-en un nouveau ; le code arrivera là où vous avez reçu ce lien.';
export const choosePassword = 'Choisir un nouveau mot de passe';
export const deadLink = (hours: number) =>
  `Ce lien n’est plus valable : il ne sert qu’une fois, dans les ${hours} heures qui suivent le changement.`;
export const phoneTaken = 'Cet ancien numéro appartient maintenant à un autre compte. Contactez-nous.';
export const emailTaken = 'Cet ancien email appartient maintenant à un autre compte. Contactez-nous.';
