import { afterSaleTitle, sideTexts } from './estimate.ts';
import { formatList, formatPrice } from './formats.ts';
import { formatBasisPoints } from './rates.ts';

export const buyerPaysTitle = 'L’acheteur paie en tout';

/** DT */
interface AfterSale {
  agency: number;
  left: { price: number };
  buyerPays: { low: number; high: number };
  cliffs: readonly { priceDt: number; rise: { low: number } }[];
}

/** @param agencyRate of the usual fee, in basis points */
export function afterSaleLines(
  price: number,
  { agency, left, buyerPays }: AfterSale,
  agencyRate: number,
): { label: string; text: string }[] {
  const [low, high] = [formatPrice(buyerPays.low), formatPrice(buyerPays.high)];
  return [
    { label: sideTexts.sale.figure, text: formatPrice(price) },
    { label: `Agence (${formatBasisPoints(agencyRate)} et TVA)`, text: `−\u202f${formatPrice(agency)}` },
    { label: 'Impôt sur la plus-value', text: 'selon l’achat' },
    { label: afterSaleTitle, text: `au plus ${formatPrice(left.price)}` },
    { label: buyerPaysTitle, text: low === high ? low : `${low} à ${high}` },
  ];
}

export const afterSaleNote =
  'Avec une agence au tarif d’usage ; l’impôt, s’il est dû, reste à retirer. Ce n’est pas un conseil fiscal.';

/** Undefined without a cliff; sums in millimes. */
export function cliffSentence({ cliffs }: Pick<AfterSale, 'cliffs'>): string | undefined {
  if (cliffs.length === 0) return undefined;
  const prices = formatList(cliffs.map(({ priceDt }) => formatPrice(priceDt)));
  const rises = cliffs.map(({ rise }) => formatPrice(Math.round(rise.low / 1000))).join(', puis ');
  return `La fourchette passe ${prices}, où un dinar de plus coûte ${rises} à l’acheteur.`;
}
