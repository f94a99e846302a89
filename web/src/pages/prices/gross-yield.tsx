import type { Zone } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';

export function GrossYield({ grossYield }: Pick<Zone, 'grossYield'>) {
  return (
    <FigureBlock title="Rendement locatif brut">
      {grossYield ? (
        <>
          <p className="mt-3 text-3xl font-bold text-sea-deep tabular-nums">
            {formatShare(grossYield.median)}
          </p>
          <p className="mt-1 text-ink-soft">
            par an, et entre {formatShare(grossYield.low)} et {formatShare(grossYield.high)} pour huit biens
            sur dix.
          </p>
          <p className="mt-3 text-sm text-ink-soft">
            Douze loyers rapportés au prix, pour les mêmes biens : chaque bien annoncé est évalué à la vente
            et à la location. Avant impôts, charges et mois sans locataire.
          </p>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">
          Il faut au moins dix annonces de vente et dix de location d’un même type de bien.
        </p>
      )}
    </FigureBlock>
  );
}
