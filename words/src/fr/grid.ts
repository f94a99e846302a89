import {
  fewestInGrid,
  type AdjustmentName,
  type Likeness,
  type MatchReason,
  type Transaction,
} from '@soumdar/engine';
import { attributeTexts } from './attributes.ts';
import { matchReasonsText } from './estimate.ts';
import { formatCount } from './counting.ts';
import {
  formatMonth,
  formatNumber,
  formatPrice,
  formatRent,
  formatSigned,
  formatSignedPrice,
  formatSignedRent,
} from './formats.ts';
import { levelText, type Level } from './level.ts';

/** Comparables adjusted to the property: results, shared page and both reports. */

const likenessLabels: Record<Likeness, string> = {
  strong: 'Très semblable',
  fair: 'Assez semblable',
  loose: 'Peu semblable',
};

/** 'Très semblable : même quartier, autant de pièces' */
export const likenessText = (likeness: Likeness, reasons: readonly MatchReason[]) =>
  reasons.length === 0
    ? likenessLabels[likeness]
    : `${likenessLabels[likeness]} : ${matchReasonsText(reasons)}`;

const adjustmentLabels: Record<AdjustmentName, string> = {
  time: 'Évolution des prix',
  surface: 'Surface',
  place: 'Lieu',
  rooms: 'Pièces, salles de bain',
  details: 'Autres caractéristiques',
  rest: 'Annonces proches, sites',
};

/** Those whose own label says more than their name in a row of names. */
const causeLabels: Partial<Record<string, string>> = {
  plot_m2: 'terrain',
  furnished: 'meublé ou non',
  comparables: 'autres annonces autour',
  sites: 'sites qui publiaient alors',
};
const causeLabel = (cause: string): string =>
  causeLabels[cause] ?? lowered(attributeTexts[cause as keyof typeof attributeTexts].label);

interface NamedAdjustment {
  what: AdjustmentName;
  of?: readonly string[] | undefined;
}

/** 'Autres caractéristiques, dont piscine, état' where the causes are known. */
export function adjustmentLabel(side: Transaction, { what, of = [] }: NamedAdjustment): string {
  const label = side === 'rent' && what === 'time' ? 'Évolution des loyers' : adjustmentLabels[what];
  if (of.length === 0) return label;
  const causes = of.map(causeLabel).join(', ');
  return what === 'rest' ? capitalised(causes) : `${label}, dont ${causes}`;
}

export const amount = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatPrice(tnd) : formatRent(tnd);
/** '+ 60 000 DT' */
export const adjustmentAmount = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatSignedPrice(tnd) : formatSignedRent(tnd);

export const asking = 'Demandé';
export const adjusted = 'Ajusté';
/** 'Demandé en décembre 2020' */
export const askingIn = (iso: string) => `${asking} en ${formatMonth(iso)}`;
export const howAdjusted = 'voir le calcul';
export const notAdjusted = 'Rien à ajuster';
export const nearestFirst = 'Les plus proches d’abord';
export const ourRange = 'Notre fourchette';
export const ourFigure = 'Notre chiffre';

/** A guest reads a shared page, adjusted to the middle of its square: the exact place is only the figure's. */
export type Reader = 'owner' | 'expert' | 'guest';
const properties: Record<Reader, string> = {
  owner: 'votre bien',
  expert: 'ce bien',
  guest: 'un tel bien au centre du carré de la carte',
};

export const adjustedMeaning = (level: Level, reader: Reader) =>
  `${adjusted} : ce que demanderait cette annonce si elle était ${properties[reader]}, ${levelText(level)}.`;

interface Summary {
  side: Transaction;
  rows: readonly object[];
  adjusted: { low: number; middle: number; high: number };
  price: number;
}

/** Attributes by which the grid adjusts, of which owners of such a property are not asked. */
export const offFormNote = (details: readonly string[]) =>
  `${capitalised(details.map(causeLabel).join(', '))} : nous ne posons pas la question pour ce type de bien, et le comptons comme il est d’usage autour. S’il en dispose, ou sa résidence, ce que l’ajustement retire pour cela peut être rajouté.`;

export function summary({ side, rows, adjusted: { low, middle, high }, price }: Summary, reader: Reader) {
  const prices = side === 'sale' ? 'prix' : 'loyers';
  return `Ajustés à ${properties[reader]}, les ${prices} de ${formatCount(rows.length, 'annonce')} vont de ${formatNumber(low)} à ${amount(side, high)}, le milieu est ${amount(side, middle)} ; notre chiffre${reader === 'guest' ? ', au lieu exact' : ''} : ${amount(side, price)}.`;
}

interface Evidence {
  count: number;
  near: number;
  first: string;
  last: string;
  asking: { low: number; high: number };
}

/** 'Des 8 annonces comparées, 6 sont du même quartier ; elles sont parues en mai 2025. Elles demandent de 500 000 à 920 000 DT.' */
export function evidenceText(
  side: Transaction,
  { count, near, first, last, asking: { low, high } }: Evidence,
) {
  const [from, to] = [formatMonth(first), formatMonth(last)];
  const compared = `${formatNumber(count)} annonces comparées`;
  const spread = `la plus ancienne est parue en ${from}, la plus récente en ${to}`;
  const asking = `Elles demandent de ${formatNumber(low)} à ${amount(side, high)}.`;
  // of a town or a shared square nobody knows which are of the property's quarter
  if (near === 0)
    return from === to
      ? `Les ${compared} sont parues en ${from}. ${asking}`
      : `Des ${compared}, ${spread}. ${asking}`;
  const where = near === 1 ? 'une est du même quartier' : `${near} sont du même quartier`;
  return `Des ${compared}, ${where} ; ${from === to ? `elles sont parues en ${from}` : spread}. ${asking}`;
}

/** Why a figure does not stand beside each advertisement. */
export const lackText = (lack: 'tooFewAdjusted' | 'withheld', reader: Reader) =>
  lack === 'tooFewAdjusted'
    ? `Moins de ${fewestInGrid} annonces ressemblent assez à ${properties[reader]} pour que leur prix lui soit ajusté : notre chiffre ne se compare pas annonce par annonce.`
    : 'Toutes les annonces ne sont pas montrées ici : un compte, ou une adresse partagée, en lit un nombre limité par jour. Nos chiffres tiennent compte de toutes.';

/** 'Évolution des prix + 60 000 ; surface − 12 000' */
export function adjustmentsText(
  side: Transaction,
  adjustments: readonly (NamedAdjustment & { tnd: number })[],
): string {
  if (adjustments.length === 0) return notAdjusted;
  const texts = adjustments.map(
    ({ tnd, ...named }) => `${lowered(adjustmentLabel(side, named))} ${formatSigned(tnd)}`,
  );
  return capitalised(texts.join(' ; '));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
