import { type AfterSale, type Day, usualAgency } from '@soumdar/rules';
import { formatList, formatPrice } from '@soumdar/words/formats';
import { afterSaleTitle, sideTexts } from '@soumdar/words/estimate';
import { formatBasisPoints } from './format.ts';

export const buyerPaysTitle = 'L’acheteur paie en tout';

export function afterSaleLines(price: number, after: AfterSale, day: Day): { label: string; text: string }[] {
  const { agency, left, buyerPays } = after;
  const rate = formatBasisPoints(usualAgency(day).seller);
  const [low, high] = [formatPrice(buyerPays.low), formatPrice(buyerPays.high)];
  return [
    { label: sideTexts.sale.figure, text: formatPrice(price) },
    { label: `Agence (${rate} et TVA)`, text: `−\u202f${formatPrice(agency)}` },
    { label: 'Impôt sur la plus-value', text: 'selon l’achat' },
    { label: afterSaleTitle, text: `au plus ${formatPrice(left.price)}` },
    { label: buyerPaysTitle, text: low === high ? low : `${low} à ${high}` },
  ];
}

export const afterSaleNote =
  'Avec une agence au tarif d’usage ; l’impôt, s’il est dû, reste à retirer. Ce n’est pas un conseil fiscal.';

/** Undefined without a cliff. */
export function cliffSentence({ cliffs }: Pick<AfterSale, 'cliffs'>): string | undefined {
  if (cliffs.length === 0) return undefined;
  const prices = formatList(cliffs.map(({ priceDt }) => formatPrice(priceDt)));
  const rises = cliffs.map(({ rise }) => formatPrice(Math.round(rise.low / 1000))).join(', puis ');
  return `La fourchette passe ${prices}, où un dinar de plus coûte ${rises} à l’acheteur.`;
}
