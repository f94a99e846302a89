import type { Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatPrice, formatRent } from './formats.ts';

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

const figures = (side: Transaction, { low, price, high }: Side) => {
  const amount = side === 'sale' ? formatPrice : formatRent;
  return `${sideTexts[side].title}: ${amount(price)}، بين ${amount(low)} و${amount(high)}`;
};

interface Opinion {
  verdict: keyof typeof verdictTexts;
  sale?: Side | undefined;
  rent?: Side | undefined;
  /** absent from a share */
  text?: string;
}

/** Without its date; the expert's own text last. */
export const lines = ({ verdict, sale, rent, text }: Opinion): string[] => [
  verdictTexts[verdict],
  ...(sale ? [figures('sale', sale)] : []),
  ...(rent ? [figures('rent', rent)] : []),
  ...(text ? [text] : []),
];

export const inOneSentence = ({ at, ...opinion }: Opinion & { at: string }): string =>
  `${title(at)}: ${lines(opinion).join(' ').replace(/\.$/, '')}`;
