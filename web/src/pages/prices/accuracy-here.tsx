import { type Zone, type ZoneAccuracy } from '@soumdar/contract';
import * as words from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';

const names = { sale: words.salePrices, rent: words.rents };

/** How wrong our estimates are in the zone, all types together. */
export function AccuracyHere({ accuracy }: Pick<Zone, 'accuracy'>) {
  const all = accuracy.filter(({ type }) => type === null);
  return (
    <FigureBlock title={words.accuracyHere}>
      {all.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.tooFewToMeasure}</p>
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
        {words.measured(transaction, { count, medianError, within20, inRange })}
      </dd>
    </div>
  );
}
