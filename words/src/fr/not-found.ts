export const title = 'Page introuvable';
export const explanation =
  'Cette adresse ne mène nulle part : elle a pu être mal recopiée, ou la page n’existe plus. Vous pouvez repartir de l’accueil pour estimer un bien, ou retrouver vos estimations dans votre tableau de bord.';
export const toDashboard = 'Mon tableau de bord';
