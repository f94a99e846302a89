import type { PropertyType, Transaction } from '@soumdar/engine';
import { learnedCount } from './counts.ts';
import { formatLongDate, formatMonth, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { toPlace } from './places.ts';
import { howBrought } from './level.ts';

/** The landing page beneath what is seen at first. */

export const exampleTitle = 'À quoi ressemble le résultat';
export const fictional = 'Exemple, chiffres fictifs';
export const explained = 'Des chiffres que l’on peut expliquer';
export const explainedLead =
  'Chaque résultat est une estimation calculée à partir de prix demandés dans les annonces. Il ne remplace pas la visite d’un professionnel.';
export const understand = 'Comprendre les chiffres';
export const howCalculated = 'Comment c’est calculé';
export const priceMeaning =
  'Le prix auquel un bien comme le vôtre est proposé à la vente aujourd’hui, avant tous frais d’agence ou d’acte. Le prix signé est souvent un peu plus bas, après négociation.';
export const rangeMeaning =
  'Pour des biens semblables, 8 prix demandés sur 10 tombent à l’intérieur. Plus elle est étroite, plus les prix autour de vous se ressemblent.';
export const rentMeaning =
  'Le loyer demandé pour un bien comme le vôtre, au dernier mois connu, hors charges (syndic, eau, électricité, chauffage).';
export const scoreMeaning = 'Il dit, de 0 à 100, à quel point le chiffre est précis :';
export const veryReliableFrom = '80 et plus';
export const reliableFrom = 'de 60 à 79';
export const moderateFrom = 'de 40 à 59';
export const weakFrom = 'moins de 40';
export const notShown = ', le chiffre n’est pas affiché';
export const listings = 'Des annonces réunies et nettoyées';
export const listingsLead =
  'Nous réunissons des annonces publiques de vente et de location, et écartons les doublons et les prix invraisemblables.';
export const adjusted = 'Des prix ramenés au même niveau';
export const adjustedLead = `Un prix de l’an dernier n’est plus celui d’aujourd’hui. ${howBrought}`;
export const model = 'Des biens comparables et un modèle';
export const modelLead =
  'Un modèle apprend ce que pèsent l’emplacement, la surface et les équipements. Les annonces les plus proches de votre bien corrigent ensuite son résultat.';
export const measured = 'Une fourchette et une fiabilité mesurées';
export const measuredLead =
  'Nous estimons des annonces réelles dont le prix est tenu caché, puis comparons : ces écarts donnent la fourchette et le score de fiabilité.';
export const stepPlace = 'Localisation';
export const stepPlaceLead = 'Cherchez votre quartier ou cliquez sur la carte à l’emplacement de votre bien.';
export const stepDetails = 'Caractéristiques';
export const stepDetailsLead = 'Indiquez le type du bien, sa surface, ses pièces et votre projet.';
export const stepEstimation = 'Estimation';
export const stepEstimationBadge = 'instantanée';
export const stepEstimationLead =
  'Lisez le prix de vente et le loyer, leur fourchette et leur score de fiabilité.';
export const threeSteps = 'Votre estimation en trois étapes';
export const start = 'Commencer mon estimation';
export const pricesTitle = 'Les prix, quartier par quartier';
export const pricesLead =
  'Prix et loyers demandés au m², rendements et évolution, sur une carte et sans compte.';
export const showPriceMap = 'Voir la carte des prix';
export const readPrices = 'Lire les prix';
export const howWrong = 'De combien nous nous trompons';
export const byGovernorate = 'Prix par gouvernorat';
export const weekly = 'Annonces actualisées chaque semaine';

export const computedFrom = (listings: number, newestListedOn: string | null) =>
  `Calculé à partir de ${learnedCount(listings)}${newestListedOn ? `, la plus récente du ${formatLongDate(newestListedOn)}` : ''}.`;
export const listedUntil = (iso: string) => `Annonces jusqu’au ${formatLongDate(iso)}`;
export const range = 'Fourchette';
export const score = 'Score de fiabilité';

export const stepPlaceTime = 'environ 30 secondes';
export const stepDetailsTime = 'environ 2 minutes';
/** Of the tabs. */
export const explanations = 'Explications';

export const accountTitle = 'Un compte gratuit, 3 minutes en tout';
export const accountLead =
  'Le résultat s’affiche une fois votre compte ouvert : un email, un mot de passe et un code reçu par SMS. Les prix des quartiers, eux, se lisent sans compte.';
export const thinTitle = 'Et s’il y a trop peu d’annonces ?';
export const thinLead =
  'Nous n’affichons alors aucun prix. Vous demandez une estimation manuelle depuis la page du résultat, et un expert vous répond.';

const offers: Record<Transaction, string> = { sale: 'à vendre', rent: 'à louer' };

/** What the market in service knows, at its day. */
export const marketOn = (iso: string) => `Le marché au ${formatLongDate(iso)}`;
export const medianOf = (type: PropertyType, transaction: Transaction, month?: string) =>
  `${propertyTypeLabel(type)} ${offers[transaction]}, prix médian demandé en Tunisie${month === undefined ? '' : `, au niveau de ${formatMonth(month)}`}`;
export const perM2Units: Record<Transaction, string> = { sale: 'DT/m²', rent: 'DT/m² par mois' };
export const saleError = 'Écart médian de nos estimations de vente avec le prix demandé';
export const example = 'exemple';
/** 'Appartement S+2 de 100 m² à La Marsa' */
export const exampleOf = (type: PropertyType, rooms: number, surface: number, place: string) =>
  `${propertyTypeLabel(type)} S+${rooms - 1} de ${formatSurface(surface)} ${toPlace(place)}`;
export const exampleBasis = 'Estimation du marché du jour, d’un bien qui n’est à personne.';
