import {
  maxComparableKm,
  minComparables,
  type MarketLack,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { formatCount } from './counting.ts';
import { sideTexts } from './estimate.ts';
import {
  learnedCount,
  learnedMeaning,
  measuredCount,
  measuredMeaning,
  storedCount,
  storedMeaning,
} from './counts.ts';
import { formatLongDate, formatShare } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { howBrought } from './level.ts';

/** How wrong our estimates are. */

export const answeredUnmeasured = 'Nous répondons, sans mesure propre';
export const expertAnswers = 'Un expert répond';
export const loading = 'Chargement des mesures…';
export const failed = 'Les mesures ne se chargent pas.';
export const estimatedUnmeasured = 'estimé, erreur non mesurée ici';
export const expertAnswersHere = 'un expert répond';
export const townsLegend =
  'Erreur médiane ; – : nous répondons, mais trop peu d’annonces la mesurent ; un expert : c’est lui qui répond.';
export const town = 'Ville';
export const sale = 'Vente';
export const rent = 'Location';
export const anExpert = 'un expert';
export const title = 'Fiabilité de nos estimations';
export const lead =
  'Nous apprenons de prix demandés dans des annonces, pas de prix signés : la Tunisie n’a pas de registre ouvert des ventes. Ce que paie un acheteur est souvent moins, de combien personne ne l’a mesuré.';
export const download = 'Télécharger (CSV)';
export const forSale = 'à vendre';
export const forRent = 'à louer';
export const byType = 'Par type de bien, dans tout le pays';
export const property = 'Bien';
export const medianError = 'Erreur médiane';
export const withinRange = 'Dans la fourchette';
export const all = 'Tous';
export const scorePromise = 'Ce que promet le score, et ce qui est tenu';
export const scorePromiseLead =
  'Un score de 80 promet que deux erreurs sur trois (68 %) sont sous 20 % ; un score de 60, sous 40 %.';
export const score = 'Score';
export const byTypeAndScore = 'Par type et par score : ce que dit chaque résultat';
export const errorsUnder20 = 'À moins de 20 %';
export const promiseHeld = 'Promesse tenue';
const under40 = 'Moins de 40';
/** By lowest score. */
const scoreBands: Record<number, string> = { 80: '80 et plus', 60: '60 à 79', 40: '40 à 59' };
export const models = 'Les modèles depuis le premier';
export const noModel = 'Aucun modèle n’a encore été appris d’annonces réelles.';
export const modelsLead = 'Moyenne des erreurs médianes des types : chacun compte pour ses annonces mesurées';
export const learnedOn = 'Appris le';
/** Of a model: advertisements stored and learned from. */
export const learnedFrom = (stored: number | undefined, listings: number) =>
  [...(stored === undefined ? [] : [storedCount(stored)]), learnedCount(listings)].join(', ');
export const countMeanings = [storedMeaning, learnedMeaning];
export const fourSteps = 'La méthode en quatre pas';
export const step1 = `Les annonces absurdes et les copies sont mises de côté. ${howBrought}`;
export const step2 =
  'Des arbres de décision apprennent ce que valent le lieu, la surface, le type et ce que le formulaire demande.';
export const step3 =
  'Les annonces comparables autour du bien corrigent ce prix, et chaque détail s’ajoute pour ce qu’il vaut.';
export const step4 = 'Les erreurs sur les annonces mesurées donnent la fourchette et le score.';
export const weaknesses = 'Ce que nous faisons mal';
export const weakness1 = 'Les lieux où il y a peu d’annonces : l’intérieur du pays, et Sfax pour sa taille.';
export const weakness2 =
  'Les terrains : ce qu’on peut y bâtir, la pente, l’eau et le titre ne sont pas dans les annonces.';
export const weakness3 =
  'Les maisons et villas : leur état est rarement dit, et la surface est tantôt bâtie, tantôt celle du terrain.';
export const weakness4 = 'La rue : une annonce est placée au centre de son quartier.';
/** What cannot be measured, or brought to another day, with a market of one day, site, type or transaction. */
const lackTexts: Record<MarketLack, string> = {
  days: 'elles sont toutes d’un seul jour, et ne disent ni l’évolution des prix ni le niveau des loyers d’un autre jour',
  sites: 'elles sont toutes d’un seul site, et ne disent pas notre erreur devant un autre',
  types: 'elles sont toutes d’un seul type de bien, et ne disent rien des autres',
  sales: 'aucune n’est à vendre, et sans elles il n’y a ni prix ni rendement',
  rents: 'aucune n’est à louer, et sans elles il n’y a ni loyer ni rendement',
};
export const lacksSentence = (lacks: readonly MarketLack[]) =>
  `Ce que les annonces d’aujourd’hui ne permettent pas : ${lacks.map((lack) => lackTexts[lack]).join(' ; ')}.`;
export const ratioStudy = 'Selon la norme internationale des évaluateurs (IAAO)';
export const ratioStudyLead =
  'Le rapport est notre estimation divisée par le prix demandé, au-dessous son intervalle à 95 %. La norme est écrite pour des prix signés : face à des prix demandés, elle mesure aussi ce que les vendeurs espèrent.';
export const ratioMedian = 'Rapport médian';
export const ratioMedianMeans =
  'Rapport médian : à 1, une estimation sur deux est trop haute, une sur deux trop basse.';
export const cod = 'COD';
export const codMeans =
  'COD : l’écart moyen à ce rapport, en % ; la norme demande 5 à 15 pour des logements.';
export const prd = 'PRD';
export const prdMeans =
  'PRD : au-dessus de 1,03, les biens chers sont estimés trop bas, les bon marché trop haut.';
export const prb = 'PRB';
export const prbMeans =
  'PRB : ce que le rapport change quand le prix double ; la norme demande moins de 0,05 de part et d’autre.';
export const byTenth = 'Appartements à vendre, par dixième de prix';
export const tenth = (decile: number) =>
  decile === 1 ? 'Les 10 % les moins chers' : decile === 10 ? 'Les 10 % les plus chers' : `Dixième ${decile}`;
const formatRatio = (value: number, digits = 2) =>
  value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits });
interface Measured {
  value: number;
  low: number;
  high: number;
}
export const measured = ({ value }: Measured, digits?: number) => formatRatio(value, digits);
export const interval = ({ low, high }: Measured, digits?: number) =>
  `de ${formatRatio(low, digits)} à ${formatRatio(high, digits)}`;
export const hardTests = 'Devant ce que le modèle n’a jamais vu';
export const hardTestsLead =
  'Les erreurs plus haut sont mesurées parmi des annonces des mêmes sites et des mêmes mois. Voici les plus dures : nous cachons au modèle tout un site, tous les loyers récents d’un gouvernorat, ou toutes les ventes des six derniers mois, puis nous lui demandons de les estimer.';
export const hardTestsAwaited =
  'Ces mesures demandent de réapprendre une douzaine de fois : elles paraissent ici dans l’heure qui suit chaque nouvel apprentissage.';
export const hidden = 'Ce qui est caché';
export const hiddenSite = (name: string, side: Transaction) => `Le site ${name}, ${sideNames[side]}`;
export const hiddenRents = (governorate: string) => `Les loyers récents, ${governorate}`;
export const hiddenSales = (from: string) => `Les ventes depuis le ${formatLongDate(from)}`;
/** @param log of the estimate by the price */
export const biasText = (log: number): string => {
  const share = Math.exp(log) - 1;
  if (Math.abs(share) < 0.02) return 'ni trop haut, ni trop bas';
  return `en général ${formatShare(Math.abs(share))} trop ${share > 0 ? 'haut' : 'bas'}`;
};
export const whereWeAnswer = 'Où nous répondons, et avec quelle erreur';
export const onMap = 'Mesures sur la carte';
export const byTown = 'Ville par ville';
export const governoratesLead = 'Erreur médiane par gouvernorat ; – : trop peu d’annonces pour la mesurer';
export const governorate = 'Gouvernorat';

const sideNames: Record<Transaction, string> = { sale: 'prix de vente', rent: 'loyers' };

interface Trusted {
  answered: boolean;
  /** as a share; null where it is not measured */
  medianError: number | null;
}
/** What to expect of an estimate at a place. */
const expected = ({ answered, medianError }: Trusted): string => {
  if (medianError !== null) return `erreur médiane de ${formatShare(medianError)}`;
  return answered ? estimatedUnmeasured : expertAnswersHere;
};
export const mapName = (side: Transaction) =>
  `Carte de nos erreurs, ${sideNames[side]} : un tableau suit, avec les mêmes mesures`;
export const mapZone = (zone: string, trusted: Trusted) => `${zone} : ${expected(trusted)}`;
export const mapLegend = (side: Transaction) => `Erreur médiane, ${sideNames[side]}`;
export const errorOf = (side: Transaction, trusted: Trusted) =>
  `${sideNames[side]} : <strong>${expected(trusted)}</strong>`;
export const onUnseen = (count: number) => `sur ${measuredCount(count)}`;
export const measuredOn = (iso: string) => `${measuredMeaning} Mesures du ${formatLongDate(iso)}.`;
export const under10 = (share: number) => `< 10 % : ${formatShare(share)}`;
export const under20 = (share: number) => `< 20 % : ${formatShare(share)}`;
export const scoreBand = (floor: number, side: Transaction) =>
  `${scoreBands[floor] ?? under40}, ${sideTexts[side].transaction.toLowerCase()}`;
/** 'Appartement, vente, 80 et plus' */
export const typeBand = (type: PropertyType, floor: number, side: Transaction) =>
  `${propertyTypeLabel(type)}, ${sideTexts[side].transaction.toLowerCase()}, ${(scoreBands[floor] ?? under40).toLowerCase()}`;
export const whereWeAnswerLead = `Il faut au moins ${minComparables} annonces semblables à moins de ${maxComparableKm} km : ailleurs, un expert répond. Là où moins de 30 annonces permettent de nous contredire, nous répondons sans pouvoir dire de combien nous nous trompons sur place.`;

export const contests = 'Estimations contestées';
export const contestsLead = 'Un expert répond à qui conteste son estimation.';
export const contestsReceived = 'Contestations reçues';
export const contestsInTime = 'Répondues dans les 24 heures';
export const contestsConfirmed = 'Estimations confirmées';
export const contestsCorrected = 'Estimations corrigées';
export const contestsMedian = 'Correction médiane';
export const tooFewCorrections = 'publiée à partir de 30 corrections';

export const signedPrices = 'Prix signés';
export const signedLead =
  'Ce que des propriétaires disent avoir signé, justifié quand un expert a lu leur contrat. Ces prix n’entrent jamais dans le calcul des estimations.';
const signedOf = (count: number | null, one: string, many: string) =>
  count === null ? `moins de 5 ${many}` : formatCount(count, one, many);
/** Null where under five. */
export const signedCounts = (stated: number | null, proved: number | null) =>
  `Déclarés : ${signedOf(stated, 'prix signé', 'prix signés')} ; justifiés : ${signedOf(proved, 'prix', 'prix')}`;
export const signedAwaited =
  'L’écart entre prix signés, demandés et estimés paraît ici à partir de 30 prix justifiés : il en manque. Vous avez vendu ou loué ?';
export const stateSigned = 'Dites à quel prix, depuis votre tableau de bord';
export const signedMeaning =
  'Notre estimation, puis les annonces ajustées autour, divisées par le prix signé ; au-dessous, l’intervalle à 95 %.';
export const estimateToSigned = 'Estimé / signé';
export const askingToSigned = 'Demandé / signé';
export const signedCount = (count: number) => formatCount(count, 'prix justifié', 'prix justifiés');
