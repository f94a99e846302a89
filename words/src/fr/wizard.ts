import { maxComparableKm, type PropertyType } from '@soumdar/engine';
import { formatCount } from './counting.ts';
import { formatNumber, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { notes } from './property.ts';

/** Describing a property and the project, and what is wrong with what is typed. */

export const constructibleMissing = 'Veuillez indiquer si le terrain est constructible';
export const usageMissing = 'Veuillez sélectionner l’usage du bien';
export const intentionMissing = 'Veuillez sélectionner votre intention';
export const timelineMissing = 'Veuillez sélectionner votre échéance';
export const channelMissing = 'Veuillez sélectionner le mode de commercialisation';
export const surfaceMissing = 'La surface est requise et doit être supérieure à 0';
export const creationTitle = 'Création d’un bien';
export const whichProperty = 'Quel bien décrivez-vous ?';
export const validate = 'Valider';
export const changeType = 'Changer de type';
export const validForm = 'Formulaire valide. Il n’a pas été envoyé : cette page n’enregistre rien.';
export const correcting =
  'Vous corrigez une estimation de votre tableau de bord : la nouvelle prend sa place, avec son nom, son suivi et ses liens de partage.';
export const makeAnother = 'En faire plutôt une nouvelle estimation';
export const plotSurface = 'Surface du terrain (m²)';
export const bathrooms = 'Nombre de salles de bain';
export const bathroomsHelp = 'Salles d’eau comprises, sans compter les toilettes seules';
export const floors = 'Nombre d’étages';
export const floorsHelp =
  'Facultatif, rez-de-chaussée compris. Il est gardé avec le bien, sans compter : les annonces ne le donnent pas.';
export const constructible = 'Terrain constructible';
export const garage = 'Garage';
export const pool = 'Piscine';
export const propertyType = 'Type de bien';
export const mapLoading = 'Chargement de la carte…';
export const pageTitle = 'Estimation';
export const noPlace = 'Aucun emplacement choisi';
export const choosePlace = 'Choisir l’emplacement';
export const choose = 'Choisir';
export const changePlace = 'Modifier l’emplacement';
export const change = 'Modifier';
export const notCovered = 'Lieu non couvert';
export const showOnMap = 'Voir sur la carte';
export const lastAnswers = 'Vos dernières réponses';
export const asLastTime = 'Comme pour votre dernière estimation ?';
export const reuseAnswers = 'Reprendre ces réponses';
export const moreDetails = 'Plus de précision';
export const notStated = 'Non précisé';
export const showPrices = 'Voir les prix';
export const rooms = 'Nombre de pièces';
export const roomsHelp = 'Salon compris : S+1 = 2 pièces, S+2 = 3 pièces, S+3 = 4 pièces…';
export const roomsByType = 'Nombre de pièces par S+';
export const describeProperty = 'Décrivez votre bien';
export const describeProject = 'Parlez-nous de votre projet';
export const ready = 'Votre estimation est prête à être calculée';
export const createAccount = 'Créez votre compte';
export const back = 'Retour';
export const nothingAlike =
  'Nos annonces ne montrent rien de pareil : le prix et le loyer ne pourront sans doute pas être estimés.';
export const correct = 'Corriger';
export const confirmUnusual = 'Oui, c’est bien cela';
export const next = 'Continuer';
export const usage = 'Usage du bien';
export const intention = 'Votre intention';
export const timeline = 'Votre échéance';
export const channel = 'Mode de commercialisation';
export const isOwner = 'Je suis propriétaire de ce bien';
export const wantsOffers = 'Je souhaite recevoir des offres de professionnels';
export const offersMeaning =
  'Si vous êtes propriétaire de ce bien, et dans ce cas seulement, vos coordonnées, le type, la surface et le lieu du bien et votre intention leur sont transmis. Vous retirez cet accord quand vous voulez, sur la page « Mes données ».';
export const getEstimation = 'Obtenir mon estimation';
export const attachToAccount =
  'Il reste à la rattacher à un compte gratuit : vous la retrouverez quand vous voulez. Vos réponses sont conservées.';
export const haveAccount = 'J’ai déjà un compte';

export const owner = 'Propriétaire';
export const years = (age: number) => (age === 0 ? 'moins d’un an' : formatCount(age, 'an'));

interface Unusual {
  type: PropertyType;
  rooms: number;
  surface: number;
  /** where their number is unusual */
  bathrooms: number | undefined;
}

/** 'S+1', 'Villa S+5', 'Terrain': as people speak of it. */
function nameOf({ type, rooms }: Unusual): string {
  const label = propertyTypeLabel(type);
  if (type === 'land') return label;
  if (rooms > 1) return type === 'apartment' ? `S+${rooms - 1}` : `${label} S+${rooms - 1}`;
  return type === 'apartment' ? 'Studio' : `${label} d’une pièce`;
}

/** 'S+1 de 1 200 m² : est-ce bien cela ?' */
export function isThisRight(unusual: Unusual): string {
  const { surface, bathrooms } = unusual;
  const baths =
    bathrooms === undefined ? '' : ` avec ${formatCount(bathrooms, 'salle de bain', 'salles de bain')}`;
  return `${nameOf(unusual)} de ${formatSurface(surface)}${baths} : est-ce bien cela ?`;
}

export const numberOfRooms = 'Le nombre de pièces';
export const numberOfBathrooms = 'Le nombre de salles de bain';
export const numberOfFloors = 'Le nombre d’étages';
export const theFloor = 'L’étage';
export const required = (what: string) => `${what} est requis`;
export const wholeNumber = (what: string, min: number, max: number) =>
  `${what} doit être un nombre entier entre ${min} et ${max}`;
const between = (what: string, min: number, max: number) =>
  `${what} doit être comprise entre ${min} et ${formatNumber(max)} m²`;
export const surfaceBounds = (min: number, max: number) => between('La surface', min, max);
export const plotSurfaceBounds = (min: number, max: number) => between('La surface du terrain', min, max);
export const ageBounds = (min: number, max: number) =>
  `Entrez un âge de ${min} à ${max} ans, ou l’année de construction`;

export const plotHelp = 'Facultatif : toute la parcelle, bâtiment compris.';
export const plotHelpUnused = `${plotHelp} ${notes.plotUnused}`;
export const notCoveredLead = `Nous ne connaissons aucune annonce à moins de ${maxComparableKm} km : il n’y aura sans doute pas de chiffre. Décrivez le bien, puis demandez une estimation manuelle : un expert l’étudie gratuitement.`;
export const moreOfFlat = 'Facultatif : état, âge, étage, ascenseur, vue';
export const moreOfHouse = 'Facultatif : état, âge, vue';
export const more = 'Plus <hidden>de pièces</hidden>';

export const parts: string[] = ['Le bien', 'Le projet', 'Le compte'];
export const progress = (step: number, steps: number, part: string) => `Étape ${step} sur ${steps} : ${part}`;

export const whyAccount = 'Pourquoi un compte ?';
export const accountReasons = (retention: { estimationYears: number; accountYears: number }): string[] => [
  '<strong>Elle reste à vous.</strong> Vous la retrouvez dans votre tableau de bord, que vous seul ouvrez. Vos coordonnées ne vont à des professionnels que si vous l’avez demandé.',
  '<strong>Un code par SMS.</strong> Il vérifie que le numéro est à vous, et écarte les robots. L’envoi est à nos frais. À l’étranger, il arrive par email.',
  '<strong>Un expert, si vous le voulez.</strong> Quand vous demandez une estimation manuelle, il lit vos réponses et vous contacte comme vous l’avez choisi.',
  `<strong>Gardée, puis effacée.</strong> Une estimation est gardée ${retention.estimationYears} ans après sa dernière utilisation, le compte ${retention.accountYears} ans après la dernière connexion. Vous pouvez tout supprimer avant, sur « Mes données ». <policy>Politique de confidentialité</policy>`,
];

/** '1998 : 28 ans' */
export const ageOf = (typed: string, age: string) => `${typed} : ${age}`;
