import type { PropertyType, Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatPerM2 } from './formats.ts';
import { learnedListings, measuredListings, measuredMeaning } from './counts.ts';
import { propertyTypeLabels } from './labels.ts';
import { howBrought, shortLevel, type Levels } from './level.ts';
import { ofPlace } from './places.ts';

/** Zones in files, pictures and structured data. */

export const tooManyUnknown = 'Trop d’adresses inconnues en une minute. Réessayez dans un instant.';
export const tooManySearches = 'Trop de recherches en une minute. Réessayez dans un instant.';
export const tooManyComparisons = 'Trop de comparaisons en une minute. Réessayez dans un instant.';
export const unknownZone = 'Zone inconnue';
export const whichZone = 'Quelle zone cherchez-vous ?';
export const tooFewForPrice = 'Trop peu d’annonces pour un prix';
export const howWrong = 'De combien nous nous trompons';
export const measuredOnUnseen = `Sur des ${measuredListings} : estimées sans être connues`;
export const priceTechnique = `Médiane des prix demandés dans les ${learnedListings} ; rien sous dix. ${howBrought}`;
export const accuracyName = 'Fiabilité des estimations immobilières de Soumdar';
export const country = 'Tunisie';
export const errorTechnique = `Écart avec le prix demandé. ${measuredMeaning}`;
export const pricesInTunisia = 'Prix immobilier en Tunisie';
export const zone = 'Zone';
export const address = 'Adresse';
export const level = 'Niveau';
export const parentAddress = 'Adresse de la zone plus large';
export const transaction = 'Transaction';
export const type = 'Type';
export const listings = 'Annonces';
export const medianPerM2 = 'Prix médian (DT/m², par mois à la location)';
export const listedPerM2 = 'Prix médian à la date des annonces (DT/m²)';
export const levelMonth = 'Au niveau du mois';
export const listedFrom = 'Première annonce';
export const listedTo = 'Dernière annonce';
export const broughtBy = 'Ramené par';
export const yes = 'oui';
export const ofAgencies = 'Au niveau des agences';
export const broughtForward = 'Annonces de plus d’un an (%)';
export const lowPerM2 = '8 sur 10, à partir de (DT/m²)';
export const highPerM2 = '8 sur 10, jusqu’à (DT/m²)';
export const medianSurface = 'Surface médiane (m²)';
export const part = 'Rubrique';
export const size = 'Taille';
export const quarter = 'Trimestre';
export const largerZone = 'Zone plus large, où il y a trop peu d’annonces';
export const largerPerM2 = 'Prix médian de la zone plus large (DT/m²)';
export const medianPrice = 'Prix médian du bien (DT, par mois à la location)';
export const index = 'Indice INS du pays (2015 = 100)';
export const indexReal = 'Indice INS en dinars constants (2015 = 100)';
export const yearOnYear = 'Sur un an (%)';
export const yearOnYearReal = 'Sur un an, hors inflation (%)';
export const typicalRent = 'Loyer du bien type, non meublé (DT par mois)';
export const grossYield = 'Rendement locatif brut du bien type (%)';
export const lowYield = '8 biens sur 10, à partir de (%)';
export const highYield = '8 biens sur 10, jusqu’à (%)';
export const perM2Part = 'Prix au m²';
export const sizePart = 'Prix par taille';
export const yieldPart = 'Rendement';
export const trendPart = 'Évolution';
export const medianError = 'Erreur médiane (%)';
export const within10 = 'Erreurs de moins de 10 pour cent (%)';
export const within20 = 'Erreurs de moins de 20 pour cent (%)';
export const inRange = 'Prix dans la fourchette (%)';
export const allTypes = 'Tous';

export const transactions: Record<Transaction, string> = {
  sale: sideTexts.sale.transaction,
  rent: sideTexts.rent.transaction,
};
export const source = (day: string) =>
  `source: Soumdar, prix demandés, au ${day}, à reprendre librement avec cette mention`;
export const sampleSource = (line: string) => `${line}, données d’exemple`;

export const inCountry = (name: string) => `${name}, ${country}`;
/** 'en Tunisie', '(gouvernorat du Kef, Tunisie)' */
export const whereIs = ({ name, level }: { name: string; level: string }) =>
  level === 'country'
    ? `en ${country}`
    : `(${inCountry(level === 'governorate' ? `gouvernorat ${ofPlace(name)}` : name)})`;
export const pricesName = (where: string) => `Prix immobiliers demandés ${where}`;
export const pricesDescription = (where: string) =>
  `Prix demandés au m² ${where}, par type de bien, à la vente et à la location : médiane et fourchette de huit annonces sur dix, loyers, rendement brut et évolution. Prix d’annonces, pas prix signés.`;
export const keywords = (name: string): string[] => ['prix immobilier', 'prix au m²', 'loyer', name, country];
export const medianOf = (propertyType: PropertyType, of: Transaction) =>
  `${propertyTypeLabels[propertyType]}, ${transactions[of].toLowerCase()} : prix médian demandé au m²`;
export const medianErrorOf = (of: Transaction) => `Erreur médiane, ${transactions[of].toLowerCase()}`;

export const units: Record<Transaction, string> = { sale: 'DT/m²', rent: 'DT/m² par mois' };
const offers: Record<Transaction, string> = { sale: 'à vendre', rent: 'à louer' };
export const prices = 'Prix immobilier';
/** @param parent null for a governorate */
export const pricesAround = (parent: string | null) => `${prices} · ${parent ?? 'gouvernorat'}`;
export const offered = (propertyType: PropertyType, of: Transaction) =>
  `${propertyTypeLabels[propertyType]} ${offers[of]}`;
/** @param sides those shown */
export const medianPricesAt = (sides: readonly Transaction[], levels: Levels) =>
  `Prix demandés : ${sides.map((side) => shortLevel(levels[side])).join(', ')}`;
export const errorLabel = (of: Transaction) => `${transactions[of]}, erreur médiane`;
export const gapAt = (iso: string) => `Écart avec les prix demandés, au ${formatLongDate(iso)}`;
export const spread = (of: Transaction, low: number, high: number) =>
  `${transactions[of]} : 8 annonces sur 10 entre ${formatPerM2(low)} et ${formatPerM2(high)} ${units[of]}`;

/** @param where 'à La Marsa' @param groups what most advertise, with its median per m² */
export function zoneDescription(
  where: string,
  groups: readonly { type: PropertyType; transaction: Transaction; prices: { median: number } }[],
): string {
  const stated = groups.map(
    ({ type: of, transaction: side, prices }) =>
      `${propertyTypeLabels[of].toLowerCase()} ${offers[side]} ${formatPerM2(prices.median)} ${units[side]}`,
  );
  return stated.length > 0
    ? `Prix demandés ${where} : ${stated.join(', ')}. Prix au m², fourchettes, loyers, rendement et évolution.`
    : `Trop peu d’annonces ${where} pour un prix au m² : ceux de la zone plus large, et l’indice des prix de tout le pays.`;
}
