/** Of controls that the first page loads: whatever is added here weighs on it. */

export const loading = 'Chargement…';
export const retry = 'Réessayer';
export const cancel = 'Annuler';
export const pageFailed = 'Cette page n’a pas pu s’afficher';
export const pageFailedAdvice = 'Vérifiez votre connexion internet, puis rechargez la page.';
export const reload = 'Recharger la page';
/** Older browsers keep a failed import until the page is loaded anew: 'Réessayer' alone may not do. */
export const partMissing =
  'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez, ou rechargez la page.';
