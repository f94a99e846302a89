import { ofPlace } from './places.ts';

/** An estimate of which only the town is known: for the whole of it, or for its centre. */
export interface Coverage {
  town: string;
  quarter?: string | undefined;
  few?: true | undefined;
}

export const coverageText = ({ town, quarter }: Coverage) =>
  quarter ? `pour ${quarter}, quartier non précisé` : `pour toute la ville ${ofPlace(town)}`;

export function coverageSentence(coverage: Coverage): string {
  const { quarter, few } = coverage;
  if (quarter)
    return `Le quartier n’est pas précisé : l’estimation est celle ${ofPlace(quarter)}, dont les annonces ne nomment que la ville. Ailleurs dans la ville, les prix peuvent être tout autres.`;
  const whole = `Estimation ${coverageText(coverage)}, tous quartiers confondus`;
  return few
    ? `${whole}. Moins de 5 annonces y sont de ce type de bien : elle suit celles des alentours.`
    : `${whole} : 8 annonces de la ville sur 10 tombent dans la fourchette, pour un bien comme celui-ci.`;
}

export const nameNeighbourhood = 'Préciser le quartier';
