import { formatCount, formatList, formatLongDate, formatNumber, formatPerM2 } from '@soumdar/words/formats';
import { confidenceCode, confidenceLevel, type ConfidenceCode } from '../confidence.ts';
import type { ComparablePlace, Confidence, DataBasis } from '../estimation.ts';
import { minComparables } from '../limits.ts';
import type { Transaction, UnusualFact } from '../vocabulary.ts';
import type { LimitedSide } from './side-view.ts';

/** Shared by page and report. */
export const sideTexts: Record<
  Transaction,
  {
    title: string;
    figure: string;
    /** what the figure compares with: no fee and no negotiation is deducted */
    level: string;
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
    level: 'au niveau des prix demandés dans les annonces',
    unit: 'DT',
    range: 'Fourchette de prix',
    within: '8 prix sur 10 tombent dans cette fourchette, pour un bien comme celui-ci.',
    transaction: 'Vente',
    askingPrice: 'prix demandé',
  },
  rent: {
    title: 'Loyer mensuel',
    figure: 'Loyer hors charges',
    level: 'au niveau des loyers demandés dans les annonces',
    unit: 'DT/mois',
    range: 'Fourchette de loyer',
    within: '8 loyers sur 10 tombent dans cette fourchette, pour un bien comme celui-ci.',
    transaction: 'Location',
    askingPrice: 'loyer demandé',
  },
};

export const landRentText = 'Loyer non estimé pour un terrain';

export const orderOfMagnitude = 'Un ordre de grandeur';
const trust: Record<ConfidenceCode, string> = {
  veryReliable: 'Un chiffre solide',
  reliable: 'Un bon repère',
  moderate: orderOfMagnitude,
  weak: 'Une indication fragile',
};

type Range = { low: number; high: number } | null;

/** A range wider than 2 : 1 gives an order of magnitude, whatever the score. */
export const isWide = (range: Range): boolean => range !== null && range.high > 2 * range.low;

/** Shared by page, reports, cards and emails. */
export function trustText({ score }: Pick<Confidence, 'score'>, range: Range): string {
  const code = confidenceCode(score);
  return isWide(range) && code !== 'weak' ? orderOfMagnitude : trust[code];
}

export function confidenceSentence(side: Transaction, confidence: Confidence, range: Range): string {
  const width = isWide(range) ? ' Elle va du simple à plus du double.' : '';
  return `${trustText(confidence, range)} : ${sideTexts[side].within}${width}`;
}

/** 100 · (1 − the half-width that holds 68 % of outcomes) */
export function scoreSentence({ score }: Confidence): string {
  return `Un score de ${score} sur 100 : environ 2 annonces sur 3 s’écartent du chiffre de moins de ${100 - score} %.`;
}

/** Measured; null where cases are few. */
export function accuracySentence(side: Transaction, { score, accuracy }: Confidence): string | null {
  if (!accuracy) return null;
  const { cases, medianError, p90Error } = accuracy;
  return `Vérifié sur ${formatNumber(cases)} annonces de fiabilité « ${confidenceLevel(score)} », chacune estimée sans être connue : une estimation sur deux est à moins de ${medianError} % du ${sideTexts[side].askingPrice}, neuf sur dix à moins de ${p90Error} %.`;
}

const unusualTexts: Record<UnusualFact, string> = {
  surface: 'sa surface',
  rooms: 'son nombre de pièces',
  bathrooms: 'son nombre de salles de bain',
  surface_per_room: 'sa surface par pièce',
};

function unusualText(unusual: readonly UnusualFact[]): string {
  return `bien inhabituel par ${formatList(unusual.map((fact) => unusualTexts[fact]))}`;
}

export function insufficientSentence(
  comparables: number | null,
  unusual: readonly UnusualFact[] = [],
): string {
  if (unusual.length > 0)
    return `${capitalised(unusualText(unusual))} : nos annonces ne montrent rien de pareil, nous préférons ne pas avancer de chiffre.`;
  if (comparables === null) return 'Trop peu d’annonces comparables pour avancer un chiffre.';
  const found = formatCount(comparables, 'bien comparable trouvé', 'biens comparables trouvés');
  return comparables < minComparables
    ? `${found}, il en faut au moins ${minComparables} pour avancer un chiffre.`
    : `${found} (minimum : ${minComparables}), mais à des prix trop différents pour avancer un chiffre.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const limitedDataTitle = 'Données limitées';

export function limitedSentence({ side, reason, comparables, unusual }: LimitedSide): string {
  const found = formatCount(comparables, 'trouvé');
  if (reason === 'unusual') return `${sideTexts[side].title} : ${unusualText(unusual)}.`;
  return reason === 'few-comparables'
    ? `${sideTexts[side].title} : peu de biens comparables (${found}).`
    : `${sideTexts[side].title} : des prix très différents aux alentours (${formatCount(comparables, 'bien comparable', 'biens comparables')}).`;
}

/** `basis` is absent from an old record. */
export function basisSentence(basis: DataBasis | null | undefined): string {
  const source = 'Résultat calculé à partir de prix demandés';
  if (!basis) return `${source}, relevés dans des annonces.`;
  const newest = basis.newestListedOn ? `, la plus récente du ${formatLongDate(basis.newestListedOn)}` : '';
  return `${source} dans ${formatCount(basis.listings, 'annonce')}${newest}.`;
}

export const sampleText =
  'Données d’exemple : ces chiffres viennent d’annonces fictives et ne disent rien du marché réel.';

const units: Record<Transaction, string> = { sale: 'DT/m²', rent: 'DT/m² par mois' };

export function spreadSentence(side: Transaction, place: ComparablePlace): string {
  const { count, lowPerSqm, medianPerSqm, highPerSqm } = place;
  const found = formatCount(count, 'annonce');
  return lowPerSqm === highPerSqm
    ? `${found} à ${formatPerM2(medianPerSqm)} ${units[side]}`
    : `${found}, de ${formatPerM2(lowPerSqm)} à ${formatPerM2(highPerSqm)} ${units[side]}, prix médian : ${formatPerM2(medianPerSqm)}`;
}
