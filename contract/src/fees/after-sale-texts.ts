import { formatPrice } from '../presentation/formats.ts';
import { frenchList, sideTexts } from '../presentation/side-texts.ts';
import type { AfterSale } from './after-sale.ts';
import type { Day } from './rate.ts';
import { usualAgency } from './sale-costs.ts';
import { formatBasisPoints } from './format.ts';

/** What of a sale is left to its seller, in these words wherever a net seller price is followed by it. */
export const afterSaleTitle = 'Après impôts et frais de vente';
export const buyerPaysTitle = 'L’acheteur paie en tout';

/** From the net seller price down to what is left of it, and what the buyer pays. */
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

/** Each price within a range at which the whole of it is charged more; undefined where there is none. */
export function cliffSentence({ cliffs }: Pick<AfterSale, 'cliffs'>): string | undefined {
  if (cliffs.length === 0) return undefined;
  const prices = frenchList(cliffs.map(({ priceDt }) => formatPrice(priceDt)));
  const rises = cliffs.map(({ rise }) => formatPrice(Math.round(rise.low / 1000))).join(', puis ');
  return `La fourchette passe ${prices}, où un dinar de plus coûte ${rises} à l’acheteur.`;
}
