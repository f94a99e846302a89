import type { Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import { eurRateNote, eurosRangeText, eurosText, type EurRate } from './euros.ts';
import { formatFacts, formatLongDate, formatPrice, formatRent } from './formats.ts';
import { factTexts } from './property.ts';

/** What an expert answered to the contest of an estimate. */

export const title = (at: string) => `Avis d’un expert du ${formatLongDate(at)}`;

export const verdictTexts = {
  confirmed: 'L’expert confirme l’estimation.',
  corrected: 'L’expert corrige l’estimation.',
  unknown: 'L’expert ne peut pas se prononcer.',
};

interface Side {
  low: number;
  price: number;
  high: number;
}

const figures = (side: Transaction, { low, price, high }: Side, rate: EurRate | undefined) => {
  const amount = side === 'sale' ? formatPrice : formatRent;
  const euros = {
    price: rate ? ` (${eurosText(side, price, rate)})` : '',
    range: rate ? ` (${eurosRangeText(side, { low, high }, rate)})` : '',
  };
  return `${sideTexts[side].title} : ${amount(price)}${euros.price}, entre ${amount(low)} et ${amount(high)}${euros.range}`;
};

/** Of a property, by the owner in the contest. */
export interface Corrections {
  surface?: number | undefined;
  rooms?: number | undefined;
  condition?: string | undefined;
  plot_m2?: number | undefined;
  place?: true | undefined;
}

export const knownFacts = ({ place: _place, ...details }: Corrections) =>
  Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: name as keyof typeof details, value }],
  );

const facts = (corrections: Corrections) =>
  formatFacts([...factTexts(knownFacts(corrections)), ...(corrections.place ? ['autre emplacement'] : [])]);
export const forCorrected = (corrections: Corrections) => `pour le bien corrigé : ${facts(corrections)}`;
export const areForCorrected = (corrections: Corrections) =>
  `Ces chiffres valent pour le bien tel que son propriétaire le corrige : ${facts(corrections)}.`;

interface Opinion {
  verdict: keyof typeof verdictTexts;
  sale?: Side | undefined;
  rent?: Side | undefined;
  corrections?: Corrections | undefined;
  /** absent from a share */
  text?: string;
}

/** Without its date; the expert's own text last. */
export function lines({ verdict, text, corrections, ...sides }: Opinion, rate?: EurRate): string[] {
  const stated = figuresOf(sides, rate);
  const about = stated.length > 0 ? [calculations, ...(rate ? [eurRateNote(rate)] : [])] : [];
  const subject = corrections ? [areForCorrected(corrections)] : [];
  return [verdictTexts[verdict], ...stated, ...subject, ...about, ...(text ? [text] : [])];
}

const calculations =
  'Les calculs faits à partir du prix ou du loyer (impôts et frais, location, attente, héritiers) restent ceux de l’estimation automatique.';

const figuresOf = ({ sale, rent }: Pick<Opinion, 'sale' | 'rent'>, rate?: EurRate) => [
  ...(sale ? [figures('sale', sale, rate)] : []),
  ...(rent ? [figures('rent', rent, rate)] : []),
];

/** Beside a link, in one sentence without its full stop. */
export const inOneSentence = ({ at, verdict, corrections, ...sides }: Opinion & { at: string }): string => {
  const stated = [...figuresOf(sides), ...(corrections ? [forCorrected(corrections)] : [])];
  const parts = [verdictTexts[verdict], stated.join('\u202f; ')].filter((part) => part);
  return `${title(at)} : ${parts.join(' ').replace(/\.$/, '')}`;
};
