/** Small parts that every page may have. */

export const loading = 'Chargement…';
export const newTab = '(nouvel onglet)';
