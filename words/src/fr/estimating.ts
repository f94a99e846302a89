/** Having an estimate made, and what came of it. */

export const inProgress = 'Estimation en cours...';
export const estimated = 'Estimation calculée avec succès !';
export const correctedIsGone =
  'L’estimation à corriger n’est plus dans votre tableau de bord : faites-en une nouvelle.';
