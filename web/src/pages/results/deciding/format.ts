import { roundings } from '@soumdar/rules';
import { formatNumber, formatPrice, formatRent, formatShare } from '@soumdar/words/formats';
import { halfway, type Returns } from './returns.ts';

/** '4,2 %', '− 1,3 %' */
export const signedShare = (share: number): string =>
  share < 0 && formatShare(-share) !== formatShare(0)
    ? `−\u202f${formatShare(-share)}`
    : formatShare(Math.max(0, share));

/** What something rose or fell by: '+ 4,2 %', '− 1,3 %' */
export const changeOf = (share: number): string =>
  share > 0 ? `+\u202f${formatShare(share)}` : signedShare(share);

/** 'de 1,6 % à 3,1 %', 'de − 0,4 % à 2 %', '2 %' where both are told alike */
export function shareRange(low: number, high: number, format = signedShare): string {
  const [least, most] = [format(low), format(high)];
  return least === most ? least : `de ${least} à ${most}`;
}

/** Dinars of a year or of a month, to ten; below nothing too. */
export function toTens(dinars: number): string {
  const rounded = roundings.rent.price(dinars);
  return rounded < 0 ? `−\u202f${formatNumber(-rounded)}` : formatNumber(Math.abs(rounded));
}

/** 'de 9 400 à 16 200 DT', 'environ 60 DT' */
export function tensRange(low: number, high: number): string {
  const [least, most] = [toTens(low), toTens(high)];
  return least === most ? `environ ${least} DT` : `de ${least} à ${most} DT`;
}

/** Of a return too wide for a table: from where to where, and what the middle of price and rent leaves. */
export function wideReturnSentence({ low, middle, high }: Returns): string {
  const { price, rent, gross, net, year } = middle;
  const range = shareRange(low.net.low, high.net.high);
  const perYear = toTens(halfway(year.net) / 1000);
  const pair = `${formatPrice(roundings.sale.price(price))} et ${formatRent(roundings.rent.price(rent))}`;
  return `Les fourchettes du prix et du loyer mènent ${range} net par an : trop large pour un tableau. Au milieu, à ${pair}, il reste environ ${signedShare(halfway(net))} net (${signedShare(gross)} brut), soit ${perYear} DT par an.`;
}
