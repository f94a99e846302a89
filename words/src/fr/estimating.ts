/** What came of having an estimate made. */

export const estimated = 'Estimation calculée avec succès !';
export const correctedIsGone =
  'L’estimation à corriger n’est plus dans votre tableau de bord : faites-en une nouvelle.';
