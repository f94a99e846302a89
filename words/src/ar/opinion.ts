import type { Transaction } from '@soumdar/engine';
import { knownFacts, type Corrections } from '../fr/opinion.ts';
import { sideTexts } from './estimate.ts';
import { eurRateNote, eurosRangeText, eurosText, type EurRate } from './euros.ts';
import { formatFacts, formatLongDate, formatPrice, formatRent } from './formats.ts';
import { factTexts } from './property.ts';

export { knownFacts, type Corrections };

/** What an expert answered to the contest of an estimate. */

export const title = (at: string) => `رأي خبير بتاريخ ${formatLongDate(at)}`;

export const verdictTexts = {
  confirmed: 'يؤكد الخبير التقدير.',
  corrected: 'يصحّح الخبير التقدير.',
  unknown: 'لا يمكن للخبير أن يبدي رأيًا.',
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
  return `${sideTexts[side].title}: ${amount(price)}${euros.price}، بين ${amount(low)} و${amount(high)}${euros.range}`;
};

const facts = (corrections: Corrections) =>
  formatFacts([...factTexts(knownFacts(corrections)), ...(corrections.place ? ['موقع آخر'] : [])]);
export const forCorrected = (corrections: Corrections) => `للعقار المصحَّح: ${facts(corrections)}`;
export const areForCorrected = (corrections: Corrections) =>
  `هذه الأرقام للعقار كما صحّحه مالكه: ${facts(corrections)}.`;

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
  'تبقى الحسابات المبنية على الثمن أو الكراء (الأداءات والمصاريف، الكراء، الانتظار، الورثة) حسابات التقدير الآلي.';

const figuresOf = ({ sale, rent }: Pick<Opinion, 'sale' | 'rent'>, rate?: EurRate) => [
  ...(sale ? [figures('sale', sale, rate)] : []),
  ...(rent ? [figures('rent', rent, rate)] : []),
];

export const inOneSentence = ({ at, verdict, corrections, ...sides }: Opinion & { at: string }): string => {
  const stated = [...figuresOf(sides), ...(corrections ? [forCorrected(corrections)] : [])];
  const parts = [verdictTexts[verdict], stated.join('؛ ')].filter((part) => part);
  return `${title(at)}: ${parts.join(' ').replace(/\.$/, '')}`;
};
