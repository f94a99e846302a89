/** The search field of places, on the landing page, on price pages and in the header of phones. */

export const place = 'Quartier, ville ou adresse';
export const placeExample = 'Ennasr 2, La Marsa, Sousse…';
export const pricesHere = 'Prix ici';
export const estimateHere = 'Estimer ici';
