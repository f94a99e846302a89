import { formatList, formatPricePerM2 } from './formats.ts';
import { ofPlace } from './places.ts';

/** An estimate of which only the town is known: for the whole of it, or for its centre. */
export interface Coverage {
  town: string;
  quarter?: string | undefined;
  medians?: { sale?: number | undefined; rent?: number | undefined } | undefined;
  few?: true | undefined;
  /** the town's own median is far from the figure */
  farFromMedian?: true | undefined;
}

export const coverageText = ({ town, quarter }: Coverage) =>
  quarter ? `pour ${quarter}, quartier non précisé` : `pour toute la ville ${ofPlace(town)}`;

export function coverageSentence(coverage: Coverage): string {
  const { quarter, medians, few, farFromMedian } = coverage;
  if (quarter)
    return `Le quartier n’est pas précisé : l’estimation est celle ${ofPlace(quarter)}, dont les annonces ne nomment que la ville. ${elsewhere(medians)}`;
  const whole = `Estimation ${coverageText(coverage)}, tous quartiers confondus`;
  if (farFromMedian && !few) return `${whole}.`;
  return few
    ? `${whole}. Moins de 10 annonces y sont de ce type de bien : elle suit aussi celles des alentours.`
    : `${whole} : 8 annonces de la ville sur 10 tombent dans la fourchette, pour un bien comme celui-ci.`;
}

/** What the centre of a town leaves open. */
function elsewhere({ sale, rent }: NonNullable<Coverage['medians']> = {}): string {
  const prices = [
    ...(sale === undefined ? [] : [`${formatPricePerM2(sale)} à la vente`]),
    ...(rent === undefined ? [] : [`${formatPricePerM2(rent)} par mois à la location`]),
  ];
  return prices.length > 0
    ? `Sur toute la ville, le prix médian de ce type de bien est de ${formatList(prices)}.`
    : 'Ailleurs dans la ville, les prix peuvent être tout autres.';
}

export const nameNeighbourhood = 'Préciser le quartier';
