import { afterSaleTitle, sideTexts } from './estimate.ts';
import { formatList, formatNumber, formatPrice, formatSignedPrice } from './formats.ts';
import { formatBasisPoints } from './rates.ts';

export const buyerPaysTitle = 'ما يدفعه المشتري في الجملة';

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
  const [low, high] = [formatNumber(buyerPays.low), formatPrice(buyerPays.high)];
  return [
    { label: sideTexts.sale.figure, text: formatPrice(price) },
    {
      label: `الوكالة (${formatBasisPoints(agencyRate)} مع الأداء على القيمة المضافة)`,
      text: formatSignedPrice(-agency),
    },
    { label: 'الضريبة على القيمة الزائدة', text: 'حسب ثمن الشراء' },
    { label: afterSaleTitle, text: `${formatPrice(left.price)} على الأكثر` },
    {
      label: buyerPaysTitle,
      text: formatPrice(buyerPays.low) === high ? high : `من ${low} إلى ${high}`,
    },
  ];
}

export const afterSaleNote =
  'باحتساب وكالة بعمولتها المعتادة؛ وتُطرح كذلك الضريبة إن كانت مستوجبة. هذه ليست استشارة جبائية.';

/** Undefined without a cliff; sums in millimes. */
export function cliffSentence({ cliffs }: Pick<AfterSale, 'cliffs'>): string | undefined {
  if (cliffs.length === 0) return undefined;
  const prices = formatList(cliffs.map(({ priceDt }) => formatPrice(priceDt)));
  const rises = cliffs.map(({ rise }) => formatPrice(Math.round(rise.low / 1000))).join('، ثم ');
  return `يشمل المجال ${prices}، وعندها يكلّف دينار إضافي واحد المشتري ${rises}.`;
}
