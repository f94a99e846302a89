import {
  fewestShown,
  maxComparableKm,
  minComparables,
  type AdjustmentName,
  type MatchReason,
  type Transaction,
  type UnusualFact,
} from '@soumdar/engine';
import { attributeTexts, type AttributeTexts } from './attributes.ts';
import { formatCount } from './counting.ts';
import {
  formatDistance,
  formatList,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatRent,
  formatPercent,
  formatPricePerM2,
} from './formats.ts';
import { learnedCount, measuredCount } from './counts.ts';
import { confidenceLabel } from './labels.ts';
import { broughtTo, howBrought, sameLevel, type Level } from './level.ts';
import { ofPlace, toPlace } from './places.ts';

/** The sentences about an estimate, wherever it is shown. */

export const sideTexts: Record<
  Transaction,
  {
    title: string;
    figure: string;
    unit: string;
    range: string;
    within: string;
    transaction: string;
    askingPrice: string;
  }
> = {
  sale: {
    title: 'Prix de vente',
    figure: 'Prix net vendeur',
    unit: 'DT',
    range: 'Fourchette de prix',
    within: '8 prix sur 10 tombent dans cette fourchette, pour un bien comme celui-ci.',
    transaction: 'Vente',
    askingPrice: 'prix demandé',
  },
  rent: {
    title: 'Loyer mensuel',
    figure: 'Loyer hors charges',
    unit: 'DT/mois',
    range: 'Fourchette de loyer',
    // as /fiabilite measures it: 77 %
    within: 'environ 8 loyers sur 10 tombent dans cette fourchette, pour un bien comme celui-ci.',
    transaction: 'Location',
    askingPrice: 'loyer demandé',
  },
};

export const landRentText = 'Loyer non estimé pour un terrain';

export const insufficientTitle = 'Données insuffisantes';

export const trustTexts = {
  solid: 'Un chiffre solide',
  guide: 'Un bon repère',
  orderOfMagnitude: 'Un ordre de grandeur',
  fragile: 'Une indication fragile',
};

interface Trusted {
  trust: keyof typeof trustTexts;
  isWide: boolean;
}

export function confidenceSentence(side: Transaction, { trust, isWide }: Trusted): string {
  const width = isWide ? ' Elle va du simple à plus du double.' : '';
  return `${trustTexts[trust]} : ${sideTexts[side].within}${width}`;
}

/** 100 · (1 − the half-width that holds 68 % of outcomes) */
export const scoreSentence = (score: number): string =>
  `Un score de ${score} sur 100 : environ 2 annonces sur 3 s’écartent du chiffre de moins de ${100 - score} %.`;

/** Errors in % of the asking price. */
export interface Accuracy {
  cases: number;
  medianError: number;
  p90Error: number;
  /** absent from old records, which speak of all types together */
  within20?: number | undefined;
}

export function accuracySentence(
  side: Transaction,
  score: number,
  { cases, medianError, p90Error, within20 }: Accuracy,
): string {
  const { askingPrice } = sideTexts[side];
  const of = `de fiabilité « ${confidenceLabel(score)} », chacune estimée sans être connue :`;
  return within20 === undefined
    ? `Vérifié sur ${measuredCount(cases)} ${of} une estimation sur deux est à moins de ${medianError} % du ${askingPrice}, neuf sur dix à moins de ${p90Error} %.`
    : `Vérifié sur ${measuredCount(cases)} de ce type, ${of} ${within20} % des estimations sont à moins de 20 % du ${askingPrice}, une sur deux à moins de ${medianError} %, neuf sur dix à moins de ${p90Error} %.`;
}

const unusualTexts: Record<UnusualFact, string> = {
  surface: 'sa surface',
  rooms: 'son nombre de pièces',
  bathrooms: 'son nombre de salles de bain',
  surface_per_room: 'sa surface par pièce',
  constructible: 'ce qu’on peut y construire',
};

function unusualText(unusual: readonly UnusualFact[]): string {
  return `bien inhabituel par ${formatList(unusual.map((fact) => unusualTexts[fact]))}`;
}

export const comparablesCount = (count: number) => formatCount(count, 'bien comparable', 'biens comparables');
export const comparablesFound = (count: number) =>
  formatCount(count, 'bien comparable trouvé', 'biens comparables trouvés');

export function insufficientSentence(
  comparables: number | null,
  unusual: readonly UnusualFact[] = [],
): string {
  if (unusual.length > 0)
    return `${capitalised(unusualText(unusual))} : nos annonces ne montrent rien de pareil, nous préférons ne pas avancer de chiffre.`;
  if (comparables === null) return 'Trop peu d’annonces comparables pour avancer un chiffre.';
  const found = comparablesFound(comparables);
  return comparables < minComparables
    ? `${found}, il en faut au moins ${minComparables} pour avancer un chiffre.`
    : `${found} (minimum : ${minComparables}), mais à des prix trop différents pour avancer un chiffre.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const limitedDataTitle = 'Données limitées';

interface Limit {
  side: Transaction;
  reason: 'unusual' | 'distant' | 'few-comparables' | 'scattered-prices';
  found: number;
  unusual: readonly UnusualFact[];
  nearest: { locality: string; km: number } | null;
}

export function limitedSentence({ side, reason, found, unusual, nearest }: Limit): string {
  if (reason === 'unusual') return `${sideTexts[side].title} : ${unusualText(unusual)}.`;
  if (reason === 'distant' && nearest)
    return `${sideTexts[side].title} : peu d’annonces de ce type à proximité ; le premier quartier qui en compte ${fewestShown} est à ${formatDistance(nearest.km)} (${nearest.locality}).`;
  return reason === 'few-comparables'
    ? `${sideTexts[side].title} : peu de biens comparables (${formatCount(found, 'trouvé')}).`
    : `${sideTexts[side].title} : des prix très différents aux alentours (${comparablesCount(found)}).`;
}

export interface Basis {
  listings: number;
  newestListedOn: string | null;
}

/** `basis` is absent from an old record. */
export function basisSentence(basis: Basis | null | undefined): string {
  const source = 'Résultat calculé à partir de prix demandés';
  if (!basis) return `${source}, relevés dans des annonces.`;
  const newest = basis.newestListedOn ? `, la plus récente du ${formatLongDate(basis.newestListedOn)}` : '';
  return `${source} dans ${learnedCount(basis.listings)}${newest}.`;
}

export const sampleText =
  'Données d’exemple : ces chiffres viennent d’annonces fictives et ne disent rien du marché réel.';

const units: Record<Transaction, string> = { sale: 'DT/m²', rent: 'DT/m² par mois' };

interface Spread {
  count: number;
  lowPerSqm: number;
  medianPerSqm: number;
  highPerSqm: number;
}

export function spreadSentence(side: Transaction, place: Spread): string {
  const { count, lowPerSqm, medianPerSqm, highPerSqm } = place;
  const found = formatCount(count, 'annonce');
  return lowPerSqm === highPerSqm
    ? `${found} à ${formatPerM2(medianPerSqm)} ${units[side]}`
    : `${found}, de ${formatPerM2(lowPerSqm)} à ${formatPerM2(highPerSqm)} ${units[side]}, prix médian : ${formatPerM2(medianPerSqm)}`;
}

/** `town`: only the town is known; else km. */
export function nearnessText(nearness: 'town' | 'samePlace' | number): string {
  if (nearness === 'town') return 'quartier non précisé';
  return nearness === 'samePlace' ? 'même quartier' : formatDistance(nearness);
}

/** Of a place, whose figures are those of its page. */
export const placeNearnessText = (nearness: 'town' | 'samePlace' | number): string =>
  nearness === 'town' ? 'toute la ville' : nearnessText(nearness);

export const adjustedText = ({ pricePerSqm, level }: { pricePerSqm: number; level: Level }) =>
  broughtTo(formatPricePerM2(pricePerSqm), level);

const oldEvidence: Record<Transaction, string> = { sale: 'prix', rent: 'loyers' };
export const oldEvidenceSentence = (side: Transaction, newestOn: string) =>
  `Autour de ce bien, les ${oldEvidence[side]} connus remontent à ${formatMonth(newestOn)} ou avant : la fourchette en tient compte.`;

const likenessLabels: Record<MatchReason, string> = {
  same_place: 'même quartier',
  same_rooms: 'autant de pièces',
  similar_surface: 'surface voisine',
  recent: 'annonce récente',
};

export const matchReasonsText = (likenesses: readonly MatchReason[]) =>
  likenesses.map((likeness) => likenessLabels[likeness]).join(', ');

const effectLabels: Partial<Record<string, string>> = {
  surface: 'Surface',
  place: 'Emplacement',
  comparables: 'Annonces proches',
  floorAndLift: 'Étage et ascenseur',
  others: 'Autres caractéristiques',
  exactPlace: 'Emplacement précis',
};

interface Effect {
  factor: string;
  isAbsence: boolean;
  /** of the factor `place` */
  place?: { name: string; town: string };
}

export function effectLabel({ factor, isAbsence, place }: Effect): string {
  if (place) return placeEffect(place);
  const own = effectLabels[factor];
  if (own) return own;
  const { label, absence }: AttributeTexts = attributeTexts[factor as keyof typeof attributeTexts];
  return isAbsence ? (absence ?? label) : label;
}

/** 'La Marsa Corniche, par rapport à La Marsa' */
const placeEffect = ({ name, town }: { name: string; town: string }) =>
  `${name}, par rapport ${name === town ? 'à toute la ville' : toPlace(town)}`;

/** 'Bien typique de La Marsa'; of no town where it stands at the same place */
export const typicalPropertyText = (town: string | null) =>
  town === null ? 'Bien typique' : `Bien typique ${ofPlace(town)}`;

type BandReason = Exclude<AdjustmentName, 'time' | 'surface' | 'rest'>;

const reasonTexts: Record<BandReason, string> = {
  place: 'son emplacement',
  rooms: 'ses pièces et salles de bain',
  details: 'ses autres caractéristiques',
};

interface Band {
  isAbove: boolean;
  reasons: readonly BandReason[];
}

/** Of an estimate outside the prices per m² of its comparables. */
export function bandSentence({ isAbove, reasons }: Band): string {
  const why =
    reasons.length > 0
      ? `il en diffère par ${formatList(reasons.map((reason) => reasonTexts[reason]))}.`
      : `notre calcul, qui apprend de toutes les annonces, le voit ${isAbove ? 'plus haut' : 'plus bas'} que celles-ci. Tenez compte des deux.`;
  return `Ce bien est estimé ${isAbove ? 'au-dessus' : 'au-dessous'} des annonces proches : ${why}`;
}

interface MedianGap {
  locality: string;
  /** DT, or DT per m² without `range` */
  figure: number;
  median: number;
  range?: { low: number; high: number; fromAllSurfaces?: true };
  /** of the middle of a shared square */
  atMiddle?: true;
}

/** Of an estimate far from what is asked in its own neighbourhood: for its surface, or per m² for all. */
export function medianGapSentence(side: Transaction, gap: MedianGap): string {
  const { locality, figure, median, range, atMiddle } = gap;
  const there = `${toPlace(locality)}${atMiddle ? ', au centre du carré de la carte' : ''}`;
  if (!range)
    return `Ce bien est estimé à ${formatPerM2(figure)} ${units[side]}, ${percentApart(figure, median)} du prix médian ${there} (${formatPerM2(median)}, toutes surfaces et tous états confondus).`;
  const format = side === 'sale' ? formatPrice : formatRent;
  return `Ce bien est estimé à ${format(figure)}, ${percentApart(figure, median)} de ce qui est demandé ${there}${atMiddle ? ',' : ''} ${atSurface(range)} : le milieu est à ${format(median)}, et huit prix sur dix vont de ${format(range.low)} à ${format(range.high)}, tous états confondus.`;
}

/** Of homes that have the surface, or of all, their prices brought to it. */
const atSurface = ({ fromAllSurfaces }: { fromAllSurfaces?: true }) =>
  fromAllSurfaces ? 'pour des biens de toutes surfaces, prix ramenés à la sienne' : 'pour cette surface';

/** '21 % au-dessus' */
const percentApart = (figure: number, of: number) =>
  `${formatPercent(Math.round(100 * Math.abs(figure / of - 1)))} ${figure > of ? 'au-dessus' : 'au-dessous'}`;

export const methodText = `Chaque chiffre vient des annonces de biens du même type dans un rayon de ${maxComparableKm} km : plus le bien est proche et de surface voisine, et plus l’annonce est récente, plus elle compte. ${howBrought} Le prix signé peut être différent.`;

/** '2 mars 2026': a version begins with the moment of training. */
export function modelDay(version: string): string {
  const [moment] = /^[\d-]{10}T[\d:.]+Z/.exec(version) ?? [];
  return moment === undefined ? version : formatLongDate(moment);
}

/** Without a score, a range is only indicative. */
export const rangeLabel = (side: Transaction, isMeasured: boolean) =>
  isMeasured ? sideTexts[side].range : `${sideTexts[side].range} indicative`;

export const comparableDefinition = `Un bien comparable est une annonce du même type, vente ou location, dans un rayon de ${maxComparableKm} km, dont la surface va du tiers au triple de celle du bien estimé. Il est situé au centre de son quartier : les distances vont d’un quartier à l’autre. Les prix au m² sont ${sameLevel}.`;

/** 'de 410 000 à 655 000' */
export const rangeText = ({ low, high }: { low: number; high: number }) =>
  `de ${formatNumber(low)} à ${formatNumber(high)}`;

/** 'Fiable 72/100' */
export const scoreText = (score: number) => `${confidenceLabel(score)} ${score}/100`;
/** 'Fiable (72/100)' */
export const scoreInBrackets = (score: number) => `${confidenceLabel(score)} (${score}/100)`;

export const afterSaleTitle = 'Après impôts et frais de vente';

/** What heirs share. */
export const heirFigureLabels = {
  price: sideTexts.sale.figure,
  left: `${afterSaleTitle}, au plus`,
  rent: `${sideTexts.rent.title} hors charges`,
};

export const sampleBadge = 'Données d’exemple : annonces générées pour l’essai.';
