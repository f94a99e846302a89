import type { PropertyType, Transaction } from '@soumdar/engine';
import { countsHere, learnedCount, measuredCount } from './counts.ts';
import { sideTexts } from './estimate.ts';
import { formatCount } from './counting.ts';
import {
  formatChange,
  formatList,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatQuarter,
  formatRent,
  formatShare,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { ofPlace, toPlace } from './places.ts';
import { isolateTyped } from '../isolates.ts';

/** What is asked in a zone. */

/** Of a town that has more than its name says. */
export const allQuarters = (town: string, main: readonly string[]) =>
  `Tous les quartiers ${ofPlace(town)} sont comptés ici, surtout ${formatList(main)}.`;

export const salePrices = 'Prix de vente';
export const rents = 'Loyers';
export const accuracyHere = 'Nos estimations ici';
export const tooFewToMeasure = 'Il y a trop peu d’annonces pour mesurer nos erreurs dans cette zone seule.';
export const downloadAll = 'Télécharger (CSV) : toutes les zones';
export const grossYield = 'Rendement locatif brut';
export const yieldMeaning =
  'Douze loyers de ce bien rapportés à son prix, avant impôts, charges et mois sans locataire.';
export const oldRents = (newestOn: string) =>
  `Tous les loyers d’ici remontent à ${formatMonth(newestOn)} ou avant : ceux d’aujourd’hui, et le rendement, peuvent être tout autres.`;
export const yieldMissing =
  'Il faut au moins dix annonces de vente et dix de location non meublée d’un même type de bien.';
export const noPriceUnderTen = 'Moins de 10 annonces : pas de prix';
export const pricesLoading = 'Chargement des prix…';
export const mapPricesFailed = 'Les prix de la carte ne se chargent pas.';
export const tooFewHere = 'Trop peu d’annonces ici pour donner un prix.';
export const neighbours = 'Zones voisines';
export const compare = 'Comparer';
export const compareWith = 'Comparer avec…';
export const surfaceMissing = 'Indiquez la surface en m².';
export const priceMissing = 'Indiquez le prix demandé, en dinars.';
export const isRentFair = 'Ce loyer est-il juste ?';
export const isPriceFair = 'Ce prix est-il juste ?';
export const checkLead = 'Comparez un prix demandé à ceux des annonces semblables. Rien n’est conservé.';
export const listing = 'Annonce';
export const forSale = 'À vendre';
export const forRent = 'À louer';
export const property = 'Bien';
export const rooms = 'Pièces (facultatif)';
export const roomsHelp = 'S+2 = 3 pièces';
export const furnished = 'Meublé';
export const tooFewToCompare =
  'Trop peu d’annonces semblables, même dans les zones plus grandes, pour comparer ce prix.';
export const noListingHere = 'Aucune annonce dans cette zone.';
export const type = 'Type';
export const medianPrice = 'Prix médian';
export const eightOfTen = '8 sur 10 entre';
export const usualPriceBySize = 'Prix habituel par taille';
export const tooFewRooms = 'Trop peu d’annonces disent leur nombre de pièces.';
export const size = 'Taille';
export const perM2AndMonth = 'DT/m² par mois';
export const trendTitle = 'Évolution des prix de vente';
export const trendNeeds =
  'Il faut au moins deux trimestres de 30 annonces, avec des sites en commun, pour suivre les prix ici.';
export const sameMix =
  'À biens et sites comparables : un trimestre est montré s’il a 30 annonces et des sites en commun avec celui d’avant.';
export const indexHeading = 'Indice de l’INS pour tout le pays, 100 en 2015';
export const indexTitle = 'Indice des prix de l’INS pour tout le pays, 100 en 2015';
export const figures = 'Les chiffres';
export const indexTable = 'Indice de l’INS, tout le pays';
export const quarter = 'Trimestre';
export const unknownZone = 'Zone inconnue';
export const whichZone = 'Quelle zone cherchez-vous ?';
export const pricesInTunisia = 'Prix immobilier en Tunisie';
export const pageTitle = 'Prix immobilier';
export const zoneFailed = 'Les prix de cette zone ne se chargent pas.';
export const priceMap = 'Carte des prix';
export const estimateHere = 'Estimer mon bien ici';
export const saleCosts = 'Les frais d’une vente et d’un achat';
export const breadcrumb = 'Fil d’Ariane';
export const governorates = 'Les gouvernorats';
export const towns = 'Villes et délégations';
export const neighbourhoods = 'Les quartiers';
export const propertyType = 'Type de bien';
export const pricesOnMap = 'Prix sur la carte';
export const zone = 'Zone';

export const transactionLabels: Record<Transaction, string> = { sale: forSale, rent: forRent };
/** The unit of what is asked per m². */
export const perSqmUnits: Record<Transaction, string> = { sale: 'DT/m²', rent: perM2AndMonth };
export const pluralTypes: Record<PropertyType, string> = {
  apartment: 'appartements',
  house: 'maisons',
  villa: 'villas',
  land: 'terrains',
};
/** 'appartements à vendre' */
export const homesFor = (transaction: Transaction, type: PropertyType): string =>
  `${pluralTypes[type]} ${transactionLabels[transaction].toLowerCase()}`;

export const country = 'Tunisie';
/** 'Appartement S+2 de 95 m², non meublé : 190 000 DT à l’achat, 690 DT/mois en location.' */
export const typicalHome = ({
  type: of,
  surface,
  rooms: number,
  price,
  rent,
}: {
  type: PropertyType;
  surface: number;
  rooms: number | null;
  price: number;
  rent: number;
}) =>
  `${propertyTypeLabel(of)}${number === null ? '' : ` S+${number - 1}`} de ${formatNumber(surface)} m², non meublé : ${formatPrice(price)} à l’achat, ${formatRent(rent)} en location.`;
export const asListed = (medianPerM2: number) => `À la date des annonces : ${formatPerM2(medianPerM2)}`;
/** @param others how many more */
export const contains = (names: readonly string[], others: number) =>
  `Comprend ${names.join(', ')}${others > 0 ? ` et ${formatCount(others, 'autre')}` : ''}.`;
export const source =
  'Source : Soumdar, prix demandés. Sous dix annonces aucun prix n’est donné, sous cinq aucun nombre ; au-delà de cent, et là où un petit nombre s’en déduirait, les nombres sont arrondis à la dizaine, sous dix à cinq. <legal>Mentions légales</legal>';
export const insteadOf = (zone: string) => `Trop peu d’annonces ici : prix de <zone>${zone}</zone>`;
export const inUnit = (title: string, unit: string) => `${title}, en ${unit}`;
export const inDinarsPerM2 = (name: string) => inUnit(name, perSqmUnits.sale);
export const eightBetween = (low: number, high: number) =>
  `8 sur 10 entre ${formatPerM2(low)} et ${formatPerM2(high)}`;
export const usualPriceOf = (type: PropertyType) => `${propertyTypeLabel(type)} : prix habituel par taille`;
export const medianForSale = (type: PropertyType) =>
  `${propertyTypeLabel(type)} à vendre : prix médian demandé`;
export const medianOfBoth = (type: PropertyType) =>
  `Prix médian demandé, ${pluralTypes[type]}, en DT/m² et en DT/m² par mois. ${countsHere}`;
export const tooFewOf = (type: PropertyType, zones: number) =>
  `Trop peu d’annonces, ${pluralTypes[type]} (${zones})`;
export const compareWithZone = (zone: string) => `Comparer avec ${zone}`;
export const download = (zones: readonly string[]) => `Télécharger (CSV) : ${formatList(zones)}`;
/** @param typed as the visitor wrote it */
export const noSuchZone = (typed: string) => `Aucune zone ne s’appelle « ${isolateTyped(typed)} ».`;
export const noSuchZoneBut = (typed: string) => `${noSuchZone(typed)} Peut-être cherchiez-vous :`;
export const noSuchZoneIn = (typed: string) =>
  `${noSuchZone(typed)} Vérifiez l’orthographe, ou choisissez un gouvernorat :`;
export const severalZones = (typed: string) => `Plusieurs zones répondent à « ${isolateTyped(typed)} » :`;

export const mapName = (transaction: Transaction, type: PropertyType) =>
  `Carte des prix, ${homesFor(transaction, type)} : un tableau suit, avec les mêmes prix`;
export const mapZone = (zone: string, medianPerM2: number | null, transaction: Transaction) =>
  `${zone} : ${medianPerM2 === null ? 'trop peu d’annonces' : `${formatPerM2(medianPerM2)} ${perSqmUnits[transaction]}`}`;
export const mapLegend = (transaction: Transaction) => `Prix médian demandé, en ${perSqmUnits[transaction]}`;
export const listingsOf = (count: number | null, homes: string) => `${learnedCount(count)}, ${homes}`;
export const noListingOf = (transaction: Transaction, type: PropertyType) =>
  `Aucune annonce : ${homesFor(transaction, type)}.`;

interface Measured {
  count: number;
  medianError: number;
  within20: number;
  inRange: number;
}
/** Errors as shares of the asking price. */
export const measured = (transaction: Transaction, { count, medianError, within20, inRange }: Measured) =>
  `Sur ${measuredCount(count)}, la moitié des estimations s’écartent de moins de ${formatShare(medianError)} du ${sideTexts[transaction].askingPrice}, ${formatShare(within20)} de moins de 20 % ; la fourchette contient ${formatShare(inRange)} des ${transaction === 'sale' ? 'prix' : 'loyers'}.`;
export const yieldRange = ({ low, high }: { low: number; high: number }) =>
  `par an, et entre ${formatShare(low)} et ${formatShare(high)} pour huit biens sur dix.`;

export const ourListings = (zone: string) => `Nos annonces : ${zone}, en DT/m²`;
export const byQuarter = (zone: string) => `Prix demandés par trimestre : ${zone}, en DT/m²`;
/** 'Appartement : 100,1 au 1er trimestre 2015, 187,9 au 4e trimestre 2025.' */
export const lineEnds = (name: string, ends: readonly { quarter: string; value: string }[]) =>
  `${name} : ${ends.map(({ quarter, value }) => `${value} au ${formatQuarter(quarter)}`).join(', ')}.`;
export const nominalRises = (
  { from, to }: { from: string; to: string },
  rises: readonly { name: string; rise: number }[],
) => {
  const texts = rises.map(
    ({ name, rise }) => `${name.toLowerCase()} ${formatChange(Math.round(100 * rise) / 100)}`,
  );
  return `En dinars courants. Du ${formatQuarter(from)} au ${formatQuarter(to)} : ${texts.join(' ; ')}.`;
};

export const yearOnYear = (
  quarter: string,
  changes: readonly { name: string; change: number; real: number | null }[],
) => {
  const texts = changes.map(
    ({ name, change, real }) =>
      `${name.toLowerCase()} ${formatChange(change)}${real === null ? '' : ` (${formatChange(real)} hors inflation)`}`,
  );
  return `Sur un an, au ${formatQuarter(quarter)} : ${texts.join(' ; ')}.`;
};
/** @param from years */
export const realRises = (
  { from, to }: { from: number; to: number },
  rises: readonly { name: string; rise: number }[],
) =>
  `En dinars de ${to}, l’inflation ôtée, de ${from} à ${to} : ${rises.map(({ name, rise }) => `${name.toLowerCase()} ${formatChange(rise)}`).join(' ; ')}.`;

export const askingRent = 'Loyer demandé (DT par mois)';
export const askingPrice = 'Prix demandé (DT)';
export const surfaceUpTo = (m2: number) => `La surface va jusqu’à ${formatNumber(m2)} m².`;
export const roomsUpTo = (most: number) => `Un nombre entier de 1 à ${most}, ou S+2.`;

const formatOf = (transaction: Transaction) => (transaction === 'sale' ? formatPrice : formatRent);

/** Of ten asking prices, how many are lower. */
function position(tenths: number): string {
  if (tenths === 0) return 'plus bas que presque tout ce qui est demandé';
  if (tenths === 10) return 'plus haut que presque tout ce qui est demandé';
  if (tenths === 5) return 'au milieu de ce qui est demandé';
  const [than, count] = tenths > 5 ? ['plus haut', tenths] : ['plus bas', 10 - tenths];
  return `${than} qu’environ ${count} prix demandés sur 10`;
}
export function verdict(
  transaction: Transaction,
  price: number,
  tenths: number,
  {
    median,
    low,
    high,
    surface,
  }: { median: number; low: number; high: number } & Pick<ComparedWith, 'surface'>,
): string {
  const format = formatOf(transaction);
  return `${format(price)}, c’est ${position(tenths)} pour cette surface : le milieu est à ${format(median)}, et huit prix sur dix vont de ${format(low)} à ${format(high)}.${surface ? '' : ` ${fewOfSurface}`}`;
}
const fewOfSurface =
  'Trop peu d’annonces ont cette surface : ce qu’elles demandent peut s’écarter d’un tiers ou plus de ces prix.';
export const outOfRange = (transaction: Transaction, lowest: number, highest: number) =>
  `Vérifiez ce montant : ici, on compare de ${formatOf(transaction)(lowest)} à ${formatOf(transaction)(highest)}.`;

interface ComparedWith {
  count: number;
  /** m²; undefined for all, their prices brought to the one requested */
  surface: { from: number; to: number } | undefined;
  rooms: number | undefined;
  /** undefined for a sale */
  furnished: boolean | undefined;
  /** to any number of rooms, furnished or not */
  widened: boolean;
  /** the larger one that stands for the zone requested, where that has too few */
  zone: string | undefined;
  /** the one to whose prices those of the larger one are brought */
  broughtTo: string | undefined;
  /** to the prices of neighbouring surfaces */
  fitted: boolean;
  requested: string;
}
export function comparedWith({
  count,
  surface,
  rooms,
  furnished,
  widened,
  zone,
  broughtTo,
  fitted,
  requested,
}: ComparedWith): string {
  const stated = widened
    ? [rooms && 'quel que soit le nombre de pièces', furnished !== undefined && 'meublés ou non']
    : [
        rooms && `de ${formatCount(rooms, 'pièce')}`,
        furnished !== undefined && (furnished ? 'meublés' : 'non meublés'),
      ];
  return [
    `Comparé à environ ${learnedCount(count)}, de biens ${ofSurface(surface)}, zone `,
    zone === undefined ? requested : `<zone>${zone}</zone> (trop peu ${toPlace(requested)})`,
    broughtTo === undefined ? '' : `, à prix ramenés au niveau ${ofPlace(broughtTo)}`,
    fitted ? ', à prix accordés à ceux des surfaces voisines' : '',
    ...stated.flatMap((part) => (part ? `, ${part}` : [])),
    '.',
  ].join('');
}

function ofSurface(surface: ComparedWith['surface']) {
  const surfaces = surface
    ? `de ${surface.from > 0 ? `${formatNumber(surface.from)} à` : 'moins de'} ${formatNumber(surface.to)} m²`
    : 'de toutes surfaces';
  return `${surfaces} (prix ramenés à la vôtre)`;
}

export const perM2Unit = 'DT/m²';
/** 'Maison, villa' */
export const alsoType = (names: string, type: PropertyType) =>
  `${names}, ${propertyTypeLabel(type).toLowerCase()}`;
