export const title = 'Désinscription';
export const question = 'Ne plus recevoir d’alertes';
export const questionExplanation =
  'Plus aucun email au sujet de vos biens suivis. Vos estimations et votre compte restent tels quels.';
export const submit = 'Me désinscrire';
export const stopped = 'Désinscription enregistrée';
export const stoppedExplanation =
  'Vous ne recevrez plus d’alertes. Vous pouvez en redemander dans « Mes données » quand vous voulez.';
export const unknownLink = 'Ce lien ne mène plus à rien';
export const unknownLinkExplanation =
  'Il n’est pas complet, ou date de plusieurs années. Vous réglez vos emails dans « Mes données ».';
export const toMyData = 'Ouvrir « Mes données »';
