import { type Zone, type ZoneAccuracy } from '@soumdar/contract';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';

const names = { sale: 'Prix de vente', rent: 'Loyers' };

/** How wrong our estimates are in the zone, all types together. */
export function AccuracyHere({ accuracy }: Pick<Zone, 'accuracy'>) {
  const all = accuracy.filter(({ type }) => type === null);
  return (
    <FigureBlock title="Nos estimations ici">
      {all.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          Il y a trop peu d’annonces pour mesurer nos erreurs dans cette zone seule.
        </p>
      ) : (
        <dl className="mt-3 space-y-4">
          {all.map((measured) => (
            <Measured key={measured.transaction} measured={measured} />
          ))}
        </dl>
      )}
    </FigureBlock>
  );
}

function Measured({ measured }: { measured: ZoneAccuracy }) {
  const { transaction, count, medianError, within20, inRange } = measured;
  return (
    <div>
      <dt className="font-semibold">{names[transaction]}</dt>
      <dd className="text-ink-soft">
        Sur {formatNumber(count)} annonces que le modèle n’avait pas vues, la moitié des estimations
        s’écartent de moins de {formatShare(medianError)} du prix demandé, {formatShare(within20)} de moins de
        20 % ; la fourchette contient {formatShare(inRange)} des prix.
      </dd>
    </div>
  );
}
