import { formatCount } from './counting.ts';

/** The demonstration of a search. */

export const contactAgent = 'Contacter l’agent';
export const notSent = 'Démonstration : votre message n’a été envoyé à personne.';
export const yourName = 'Votre nom';
export const yourEmail = 'Votre email';
export const yourMessage = 'Votre message';
export const send = 'Envoyer le message';
export const description = 'Description';
export const details = 'Détails';
export const amenities = 'Équipements';
export const location = 'Emplacement';
export const illustratedPlan = 'Plan dessiné pour la démonstration.';
export const allProperties = 'Tous les biens de la démonstration';
export const similar = 'Biens similaires';
export const titleOf = (type: string, suburb: string) => `${type}, ${suburb}`;
export const forSale = 'À vendre';
export const forRent = 'À louer';
export const fictional = 'Démonstration : annonces fictives';
export const fictionalLead =
  'Ces biens, ces prix et ces agents n’existent pas. Rien n’est à vendre ni à louer ici.';
export const searchFor = 'Ville, quartier ou mot-clé';
export const propertyType = 'Type de bien';
export const allTypes = 'Tous les types';
export const search = 'Rechercher';
export const pool = 'Piscine';
export const garden = 'Jardin';
export const garage = 'Garage';
export const seaView = 'Vue sur mer';
export const furnished = 'Meublé';
export const filters = 'Filtres';
export const filtersMeaning = 'Pour la démonstration seulement : ces filtres ne changent pas les résultats.';
export const bedrooms = 'Chambres';
export const any = 'Indifférent';
export const pageTitle = 'Recherche (démonstration)';
export const title = 'Rechercher un bien';
export const noneFound = 'Aucun bien de la démonstration ne correspond à cette recherche.';
export const grid = 'Grille';
export const list = 'Liste';
export const layout = 'Présentation';

export const type = 'Type';
export const bathrooms = 'Salles de bain';
export const parkingSpaces = 'Places de parking';
export const livingSurface = 'Surface habitable';
export const plotSurface = 'Surface du terrain';
export const builtIn = 'Année de construction';
export const listedOn = 'Annonce du';
export const availableFrom = 'Disponible le';

export const pageTitleOf = (property: string) => `${property} (démonstration)`;
export const illustration = (caption: string) => `${caption} (illustration)`;
export const showScene = (caption: string) => `Voir : ${caption}`;
/** For who does not see the drawing. */
export const sceneCaptions = {
  building: 'L’immeuble vu de la rue',
  house: 'La maison vue de la rue',
  villa: 'La villa vue du jardin',
  plot: 'Le terrain et ses bornes',
  'living-room': 'Le séjour',
  terrace: 'La terrasse',
  garden: 'Le jardin',
};
export const sceneLabel = (scene: keyof typeof sceneCaptions) => `Illustration : ${sceneCaptions[scene]}`;
export const bedroomCount = (count: number) => formatCount(count, 'chambre');
export const bathroomCount = (count: number) => formatCount(count, 'salle de bain', 'salles de bain');
export const found = (count: number) => formatCount(count, 'bien trouvé', 'biens trouvés');
export const bedroomOptions = { 1: '1 et plus', 2: '2 et plus', 3: '3 et plus', 4: '4 et plus' };
