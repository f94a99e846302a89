import { maxComparableKm, type PropertyType, type Transaction } from '@soumdar/engine';
import { comparablesCount, comparablesFound, insufficientTitle, sideTexts } from './estimate.ts';
import { formatAdvertisements, formatLongDate, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { isolateTyped } from '../isolates.ts';

/** The page of a result, and that of a shared one. */

export const about = 'environ';
export const signedPrice =
  'C’est une estimation : le prix signé dépend aussi de l’état du bien et de la négociation.';
export const landRentReason =
  'Les loyers de terrains ne sont presque jamais publiés : aucun chiffre ne serait honnête.';
export const scoreOrigin = 'D’où vient ce score ?';

export const whyTheseFigures = 'Pourquoi ces chiffres ?';
export const showBreakdown = 'Voir ce qui fait chaque chiffre';
const effectsAndBars =
  'Un atout vaut ce que demandent en plus les annonces qui l’ont, et non ce qu’il coûte : les villas à piscine sont aussi mieux finies. La largeur d’une barre entière est le prix.';
/** `inTown`: the typical property stands in the middle of its town. */
export const breakdownMeaning = (inTown: boolean): string =>
  inTown
    ? `On part d’un bien typique du même type, dans un quartier de la ville aux prix moyens, puis on ajoute ou retire ce que changent le lieu, la surface, les pièces et le reste. ${effectsAndBars}`
    : `On part d’un bien typique du même type au même endroit, puis on ajoute ou retire ce qui distingue celui-ci. ${effectsAndBars}`;
export const thisProperty = 'Ce bien';

export const reliabilityTitle = 'Analyse de fiabilité';
export const whatIsAComparable = 'Qu’est-ce qu’un bien comparable ?';
export const showComparables = 'Voir les biens comparables';
export const comparables = 'Biens comparables';
export const meanDistance = 'Distance moyenne';
export const surfaceSimilarity = 'Surfaces semblables';
/** @param found all comparables; null in some old records */
export const ofTheListed = (count: number, found: number | null) =>
  `${count === 1 ? 'Celui' : 'Ceux'} ci-dessous${found === null || found <= count ? '' : `, parmi ${comparablesFound(found)}`}.`;
export const neighbourhood = 'Quartier';
export const listings = 'Annonces';
export const medianPrice = 'Prix médian';
export const spreadPerM2 = 'Étendue, DT/m²';

export const estimationOf = (type: PropertyType) =>
  `Estimation de votre ${propertyTypeLabel(type).toLowerCase()}`;
export const propertyTitle = (type: PropertyType, surfaceM2: number, place: string) =>
  `${propertyTypeLabel(type)} de ${formatSurface(surfaceM2)}, ${isolateTyped(place)}`;
export const expertContacts = (delay: string) => `Un expert étudie votre bien et vous contacte ${delay}.`;
export const printedOn = (brand: string, iso: string) => `${brand}, page imprimée le ${formatLongDate(iso)}`;

/** Of a range, for readers who do not see its ends. */
export const from = 'De';
export const to = 'à';

export const insufficientLead = (minimum: number) =>
  `Nous préférons ne pas avancer de chiffre : il faut au moins <minimum>${comparablesCount(minimum)} dans un rayon de ${maxComparableKm} km</minimum>, et les annonces que nous connaissons n’y suffisent pas.`;
export const foundOf = (found: number, minimum: number) =>
  `<found>${found}</found> ${found >= 2 ? 'biens comparables' : 'bien comparable'} sur ${minimum} nécessaires`;
export const expertsEstimate = (delay: string) =>
  `Décrivez-nous comment vous joindre : nous étudions votre bien et vous contactons gratuitement ${delay}. Votre demande envoyée, « Prévenez-moi », dans votre tableau de bord, fait aussi regarder les annonces autour : nous vous écrivons quand elles suffisent.`;

export const wholeNumber = (min: number, max: number) => `Entrez un nombre entier entre ${min} et ${max}`;
const asBefore = 'les chiffres affichés sont ceux d’avant.';
export const insufficientAsBefore = `${insufficientTitle} : ${asBefore}`;
export const failedAsBefore = (sentence: string) => `${sentence} En attendant, ${asBefore}`;
export const surfaceNeeded = `Il faut une surface valable : ${asBefore}`;
export const answerToCorrect = `Une réponse est à corriger : ${asBefore}`;

type Counts = readonly { side: Transaction; found: number; required: number }[];
const tooFew = (what: string, counts: Counts) => {
  const texts = counts.map(
    ({ side, found, required }) => `${sideTexts[side].transaction.toLowerCase()} : ${found} sur ${required}`,
  );
  return `Pas assez d’annonces comparables pour ${what} (${texts.join(', ')}) : ${asBefore}`;
};
export const tooFewForProperty = (counts: Counts) => tooFew('le bien ainsi décrit', counts);
export const tooFewForSurface = (counts: Counts) => tooFew('cette surface', counts);
export const editThis = 'Modifier ce bien';
export const replacedAlready =
  'Cette estimation a déjà été corrigée : la plus récente de son dossier se corrige à son tour.';
export const correctThis = 'Corriger cette estimation';
export const correctThisLead =
  'Une erreur de surface, de lieu ou de détail : la nouvelle prend la place de celle-ci, qui reste dans le dossier du bien.';
export const follow = 'Suivi';
export const followOfCorrected = 'il continue ; sa courbe porte la marque « corrigé », sans alerte';
export const shareLinks = 'Liens de partage';
export const shareLinksOfCorrected = 'les mêmes, avec les nouveaux chiffres';
export const printedPdf = 'PDF déjà remis';
export const printedPdfOfCorrected = 'sa vérification dit qu’il n’est plus actuel';
export const opinion = 'Avis de l’expert';
export const opinionOfCorrected = 'il reste avec cette estimation, dans le dossier';
export const makeAnother = 'Faire une nouvelle estimation';
export const makeAnotherLead = 'Un autre bien, ou une variante à comparer : celle-ci ne change pas.';
export const followAndShareLinks = 'Suivi et liens de partage';
export const followAndShareLinksOfAnother = 'ils restent à celle-ci';
export const printedPdfOfAnother =
  'il reste actuel, sauf si la nouvelle est du même type, au même lieu, avec la même surface et, pour un appartement, au même étage';
export const changeNothing = 'Ne rien changer';
export const expertCanEstimate = 'Un expert peut l’estimer pour vous';
export const expertOpinion = 'Un avis humain sur ce chiffre ?';
export const newEstimation = 'Nouvelle estimation';
export const deducted = 'Ce qui est retiré du prix';
export const detailCosts = 'Détailler les frais';
export const leastIfBuilt = 'L’acheteur paie le moins s’il y bâtit son logement.';
export const showHistory = 'Voir son évolution';
export const followThis = 'Suivre ce bien';
export const goneFollow =
  'Cette estimation n’est plus dans votre tableau de bord : ce bien ne peut pas être suivi.';
export const byPlaceTitle = 'Les biens comparables par quartier';
export const showByPlace = 'Voir la carte et les prix';
export const byPlaceMeaning =
  'Pour chaque quartier proche, le nombre d’annonces, leur prix médian au m² (autant sont moins chères que plus chères) et l’étendue des prix de 8 sur 10. Sous 10 annonces, un quartier n’est pas montré. Chaque annonce est placée au centre de son quartier.';
export const comparablesToShow = 'Biens comparables à montrer';
export const editProperty = 'Modifier le bien';
export const notStated = 'Non précisé';
export const retry = 'Réessayer';
/** @param figures of the property as it was saved */
export const todaysFigures = (figures: string) =>
  `Les annonces ont changé depuis cette estimation. Aujourd’hui, sans rien affiner : ${figures}.`;
export const refineLead =
  'Corrigez ou dites-en plus, si vous le souhaitez : les chiffres suivent aussitôt. Votre tableau de bord garde la première estimation.';
export const saveAsNew = 'Enregistrer comme nouvelle estimation';
export const reset = 'Réinitialiser';
export const isSaved = 'L’estimation affichée est dans votre tableau de bord.';
export const isNotSaved = 'L’estimation affichée n’est pas encore dans votre tableau de bord.';
export const refine = 'Affinez votre estimation';
export const downloadReport = 'Télécharger le rapport';
export const print = 'Imprimer';
export const pageTitle = 'Votre estimation';
export const sessionEnded =
  'Elle a pris fin, dans un autre onglet peut-être. Connectez-vous pour retrouver votre estimation.';
export const insufficientInZone = 'Données insuffisantes dans cette zone';
export const otherPlace = 'Essayer un autre emplacement';
export const noEstimate = 'Aucune estimation disponible';
export const noEstimateLead =
  'Placez votre bien sur la carte et décrivez‑le en deux minutes pour connaître son prix et son loyer.';
export const correctedAndSaved = 'Estimation corrigée et enregistrée dans votre tableau de bord.';
export const saved = 'Estimation enregistrée dans votre tableau de bord.';
export const saveFirstAsNew =
  'PDF, partage et suivi enregistrent d’abord l’estimation affinée, comme nouvelle estimation.';
export const saveFirstAsCorrection =
  'PDF, partage et suivi enregistrent d’abord l’estimation affinée : elle corrige la première, dont elle prend le nom, le suivi et les liens de partage, et qui reste dans le dossier du bien.';
export const share = 'Partager';
export const comparablesMap = 'Carte des biens comparables';
/** Before the price of a mark: 'La Soukra, 12 annonces, ' */
export const placeMark = (locality: string, count: number) => `${locality}, ${formatAdvertisements(count)}, `;
