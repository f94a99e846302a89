import type { Amount } from '@soumdar/rules';
import { formatNumber, formatPrice } from '@soumdar/words/formats';

/** '10 000 DT', or '9 700 – 19 700 DT' */
export function formatWhole({ low, high }: Amount): string {
  const [least, most] = [Math.round(low / 1000), Math.round(high / 1000)];
  return least === most ? formatPrice(least) : `${formatNumber(least)} – ${formatPrice(most)}`;
}
